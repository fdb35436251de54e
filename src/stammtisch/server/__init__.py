"""The server: tables where people meet by following a link."""
