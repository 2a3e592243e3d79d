"""Tables on the network: a log that is the truth, seats that only their keys move, sockets that hear what a seat may hear."""
