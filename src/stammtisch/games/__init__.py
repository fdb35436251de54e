"""The rules of each game. What else belongs to a game is in its box."""
