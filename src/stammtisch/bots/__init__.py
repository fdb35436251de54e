"""The bots. Which of them play a game is declared in its box."""
