from tiny.pennies.features import SIZE as SIZE
from tiny.pennies.features import observe as observe
