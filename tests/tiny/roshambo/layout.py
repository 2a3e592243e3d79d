from tiny.pennies.layout import EVENTS as EVENTS
from tiny.pennies.layout import PHASES as PHASES
from tiny.pennies.layout import SEATS as SEATS
from tiny.pennies.layout import Yard as Yard
