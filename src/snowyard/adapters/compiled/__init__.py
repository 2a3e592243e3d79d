"""What runs compiled, in a folder of its own: machine code is kept until a file beside it changes."""
