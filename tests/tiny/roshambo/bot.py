from tiny.pennies.bot import choose as choose
