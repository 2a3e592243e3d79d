"""Tables on the network: a log that is the truth, seats that only their keys move, sockets that hear what a seat may hear.

The way of a move: sockets (a message comes in) -> acts (this seat's turn? it becomes an entry) -> table_log (played on a copy,
where the rules say whether it is legal; written, committed) -> room (everybody hears of it).

| to find                               | look in                                                   |
| ------------------------------------- | --------------------------------------------------------- |
| starting, stopping, the command line  | cli, serve, app                                           |
| who may connect, and how often        | door, guard, limits, hosts                                |
| questions over HTTP                   | api, forms, openapi, catalogue, offline                   |
| messages over sockets                 | sockets, messages, speech                                 |
| all tables of this process            | tables; one of them: room, presence, turns                |
| what stands in a table's log          | entries; written by table_log, checked by acts            |
| the table that follows from a log     | standing, board, views                                    |
| what can be taken back                | standing (reach), from match/undo.py                      |
| seats, invitations, tickets           | keys                                                      |
| games begun in a page that go on here | continuing                                                |
| lessons; feedback about variants      | lessons, feedback                                         |
| print and play                        | printing                                                  |
| bots, hints, replays, chances         | bots, work (the queue), replays, chances                  |
| the database                          | store/                                                    |
| what the server says of itself        | server_log, metrics                                       |
| the page's types                      | typescript                                                |
"""
