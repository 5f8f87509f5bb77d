"""Playing and replaying in the terminal."""
