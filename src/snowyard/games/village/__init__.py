"""What a Snowball! (Ioan Davies-John): teams of Kids, a village, six Command Dice."""
