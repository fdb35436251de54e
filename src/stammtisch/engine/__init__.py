"""The machine that all games run on. It knows no game, does no I/O, reads no clock and holds no sentence for people."""
