"""The figures this project claims, measured: `python -m benchmarks`, or one part of it, such as `... speed`."""
