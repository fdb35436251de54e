"""Scare: a trick-taking game in which taking tricks hurts (rulebook 003, with its lost first page reconstructed)."""

from stammtisch.games.scare.game import SCARE, Scare

__all__ = ["SCARE", "Scare"]
