"""A small network, evaluated in whole numbers: the same to the last bit on every machine.

It looks at what one seat sees (the first `inputs` cells of its observation) and says how well that seat stands; the shares of
all seats follow from what it says of each (`search_driver.ask_network`). Two layers of units, each between 0 and 1, and a sum:

    cell x INPUT_ONE -> UNITS_1 units -> UNITS_2 units -> one number

A weight w lies there as the whole number w * WEIGHT_ONE, a unit as u * UNIT_ONE. Biases come in the unit of the sums that they
are added to. train/champion.py makes such networks, players/networks.py reads them.
"""

from __future__ import annotations

from typing import Any

from snowyard.kernel.rule import rule

UNITS_1, UNITS_2 = 64, 32
UNITS = UNITS_1 + UNITS_2
INPUT_ONE, MOST_INPUT = 64, 127
WEIGHT_ONE, UNIT_ONE = 1 << 10, 1 << 8
SHIFT_1, SHIFT_2 = 8, 10  # a sum of the first layer has 2^16 for 1, of the second 2^18
LAST_ONE = float(WEIGHT_ONE * UNIT_ONE)


def sizes(inputs: int) -> tuple[int, int]:
    """How many weights and biases a network of so many inputs has."""
    return inputs * UNITS_1 + UNITS_1 * UNITS_2 + UNITS_2, UNITS_1 + UNITS_2 + 1


@rule
def input_of(cell: float) -> int:
    """A cell of an observation as the network takes it."""
    return max(-MOST_INPUT, min(MOST_INPUT, int(cell * INPUT_ONE + 1024.5) - 1024))


@rule
def squeezed(total: int, shift: int) -> int:
    """A unit from its sum."""
    return max(0, min(UNIT_ONE, total >> shift))


@rule
def stands(cells: Any, inputs: int, weights: Any, biases: Any, units: Any) -> float:
    """How well the seat that sees this stands; `units` is scratch for both layers."""
    for j in range(UNITS_1):
        units[j] = biases[j]
    for i in range(inputs):
        cell = float(cells[i])
        if cell != 0.0:
            x = input_of(cell)
            first = i * UNITS_1
            for j in range(UNITS_1):
                units[j] += int(weights[first + j]) * x
    second = inputs * UNITS_1
    for k in range(UNITS_2):
        units[UNITS_1 + k] = biases[UNITS_1 + k]
    for j in range(UNITS_1):
        u = squeezed(int(units[j]), SHIFT_1)
        if u != 0:
            first = second + j * UNITS_2
            for k in range(UNITS_2):
                units[UNITS_1 + k] += int(weights[first + k]) * u
    last = second + UNITS_1 * UNITS_2
    total = int(biases[UNITS])
    for k in range(UNITS_2):
        total += int(weights[last + k]) * squeezed(int(units[UNITS_1 + k]), SHIFT_2)
    return total / LAST_ONE
