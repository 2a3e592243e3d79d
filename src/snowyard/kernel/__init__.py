"""What lets rules run anywhere: records, the rule decorator, dice, bit sets, events, the registry, drivers."""
