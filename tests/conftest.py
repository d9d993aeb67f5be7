"""For all tests: Ctrl-C means Ctrl-C, also in the background of a shell, which lets its children ignore it."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
