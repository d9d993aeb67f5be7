"""`python -m courtier.server`: the bare server, for tests and load runs. People use `courtier serve`."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from courtier.server.run import run
from courtier.server.settings import Limits, Settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m courtier.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default="")
    parser.add_argument("--bot-seconds", type=float, default=Settings.bot_seconds)
    parser.add_argument("--no-limits", action="store_true", help="no rate limits: for load runs on loopback")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--node", default="")
    args = parser.parse_args()
    settings = Settings(db=args.db, bot_seconds=args.bot_seconds)
    if args.no_limits:
        settings = replace(settings, limits=Limits.open())
    return run(args.host, args.port, settings=settings, workers=args.workers, node=args.node)


if __name__ == "__main__":
    sys.exit(main())
