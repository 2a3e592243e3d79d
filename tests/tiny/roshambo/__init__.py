"""Rock, paper, scissors on the table of `pennies`: a win is worth 1, the same twice a half. The equilibrium is a third each."""
