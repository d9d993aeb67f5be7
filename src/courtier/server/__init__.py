"""The server: tables, seats, sockets and storage around any title, reached only through Game and Title."""
