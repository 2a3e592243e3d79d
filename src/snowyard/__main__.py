"""`python -m snowyard ...` is `snowyard ...`, for checkouts in which nothing is installed."""

import sys

from snowyard.cli import main

sys.exit(main())
