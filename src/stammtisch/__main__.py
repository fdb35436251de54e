"""Lets `python -m stammtisch` do what the command `stammtisch` does."""

from stammtisch.cli import main

if __name__ == "__main__":
    main()
