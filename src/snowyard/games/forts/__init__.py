"""SNOWBALL FIGHT!!! (Day Dream Games): dice, snow bricks, last player standing."""
