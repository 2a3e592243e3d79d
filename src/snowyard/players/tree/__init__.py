"""What is compiled of the tree search, in a folder of its own: machine code is kept by folder, and the Python around it
changes more often."""
