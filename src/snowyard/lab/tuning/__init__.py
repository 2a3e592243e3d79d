"""Looking for variants that a designer wishes for: `snowyard lab tune`."""
