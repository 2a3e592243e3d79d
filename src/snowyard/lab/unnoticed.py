"""Players that have not noticed a variant: they look at the table with printed numbers in it, and play by its real rules.

The hand-written players read the content of their table (docs/decisions/38). What they would do with the printed numbers in mind
is found by showing them a copy of the table in which the printed content stands; the moves they may choose from, and what
happens, are the variant's. Kinds that only the variant has keep their own numbers: nothing is printed about them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from snowyard.kernel import content
from snowyard.kernel.errors import Refusal
from snowyard.kernel.game import Game
from snowyard.lab.tuning.space import written

NONE: npt.NDArray[np.uint64] = np.zeros(0, np.uint64)
"""Players that read the table as it is."""


def printed_words(of: Game, options: dict[str, Any]) -> Any:
    """The options of a table as these players read them; refused where printed numbers and new kinds do not fit together."""
    changes = content.changes(str(options.get("variant", "")), of.options.places())
    own = {path: value for path, value in changes.items() if any(part.startswith("spare-") for part in path.split("."))}
    try:
        return of.options_words({**options, "variant": written(own)})
    except Refusal as fault:
        raise Refusal("option", f"with printed numbers the variant's new kinds do not fit: {fault.sentence}") from None
