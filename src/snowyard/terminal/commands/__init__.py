"""The sub-commands of `snowyard` that play and show games. Each module has `add_parsers`; whatever needs the rules is
imported when a sub-command runs, so that help comes at once."""
