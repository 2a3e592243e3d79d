from __future__ import annotations

import sys

from snowyard.wasm.build import main

sys.exit(main())
