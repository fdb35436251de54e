"""Many games at once: simulation, reports, and what the commands print."""
