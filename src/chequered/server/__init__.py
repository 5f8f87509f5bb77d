"""The server: tables, seats, the protocol, the store. It knows games only through their contract."""
