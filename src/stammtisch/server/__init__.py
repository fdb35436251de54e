"""The server: tables that people meet at by a link."""
