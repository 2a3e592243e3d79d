from tiny.pennies.options import INTERPRETED_GAMES as INTERPRETED_GAMES
from tiny.pennies.options import VARIANTS as VARIANTS
from tiny.pennies.options import Options as Options
