"""placeholder"""
from snowyard.games.duel.layout import Yard
from snowyard.kernel import bits
from snowyard.kernel.bits import Mask
from snowyard.kernel.dice import below
from snowyard.kernel.record import Cells
from snowyard.kernel.rule import rule


@rule
def choose(t: Yard, mask: Mask, luck: Cells) -> int:
    return bits.kth(mask, below(luck, bits.count(mask)))
