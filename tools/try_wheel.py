"""Tries the Courtier that is installed for this Python: `make wheel` in a fresh environment, CI on every wheel.

    python tools/try_wheel.py            the base, and the table where its extra is installed
    python tools/try_wheel.py --games 9  and so many random games a title, the same as the plain source plays

Run it with the Python of the environment. It reads nothing of the source but the records of finished games, which the
installed rules must replay to the last digest, and, with --games, what tools/same_games.py compares.
"""

import argparse
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
BOTH = ("bot:page", "bot:squire")
SECONDS = 300  # for any one command


COURTIER = str(Path(sysconfig.get_path("scripts")) / ("courtier.exe" if os.name == "nt" else "courtier"))


def surroundings() -> dict[str, str]:
    """Not the source, wherever this was started: only what is installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "COURTIER_LANG": "en", "PYTHONUTF8": "1"}


def command(*args: str, wanted: int = 0) -> str:
    """`courtier args...` as anybody would type it, in an empty folder; what it said."""
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(
            [COURTIER, *args], cwd=empty, env=surroundings(), capture_output=True, encoding="utf-8",
            stdin=subprocess.DEVNULL, timeout=SECONDS,
        )  # fmt: skip
    if done.returncode != wanted or "Traceback" in done.stderr:
        sys.exit(f"courtier {' '.join(args)}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout + done.stderr


def base(compiled: bool) -> None:
    """The engine and the terminal, with nothing else installed."""
    import courtier
    from courtier.core import agenda

    where = Path(str(agenda.__file__))
    if where.is_relative_to(ROOT / "src") or where.is_relative_to(ROOT / "build" / "compiled"):
        sys.exit(f"{where} is the source, not what was installed")
    if compiled and where.suffix == ".py":
        sys.exit(f"{where} is not compiled")
    known = list(json.loads(command("games", "--json")))
    for title in known:
        seated = command("play", title, "--players", ",".join(BOTH), "--seed", "7")
        if "Total" not in seated:
            sys.exit(f"courtier play {title}: no score sheet\n{seated}")
        records = sorted((ROOT / "tests" / "records").glob(f"{title}-*.txt"))
        command("check", *map(str, records))
        print(f"{title}: a bot game in the terminal, {len(records)} records replayed", flush=True)
    print(
        f"courtier {courtier.__version__}, {'compiled' if where.suffix != '.py' else 'plain'}: {', '.join(known)}"
    )


def table() -> None:
    """`courtier serve`: a page, the API and a table of two bots; without the extra one sentence."""
    if find_spec("litestar") is None:
        if 'pip install "courtier[table]"' not in command("serve", wanted=2):
            sys.exit("courtier serve does not say which extra is missing")
        print("table: not installed, and says so")
        return
    with tempfile.TemporaryDirectory() as empty:
        served = subprocess.Popen(
            [COURTIER, "serve", "--port", "0", "--db", "here.sqlite3"], cwd=empty, env=surroundings(), text=True,
            stdout=subprocess.PIPE,
        )  # fmt: skip
        try:
            assert served.stdout is not None
            at = served.stdout.readline().split()[-1].rstrip("/")
            page = ask(f"{at}/")
            if "<!doctype html>" not in page.lower() or "/assets/" not in page:
                sys.exit("the table's page is not in the wheel")
            seats = [{"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "squire"}]
            made = json.loads(ask(f"{at}/api/tables", {"title": "kingsburg", "seats": seats}))
            told = json.loads(ask(f"{at}/api/tables/{made['table']}"))
            print(f"table: served, with a table of {told['title']}")
        finally:
            served.terminate()
            served.wait(60)


def ask(address: str, data: object = None) -> str:
    body = None if data is None else json.dumps(data).encode()
    with urlopen(Request(address, body, {"Content-Type": "application/json"}), timeout=60) as answer:
        return str(answer.read().decode())


def same_games(games: int) -> None:
    """Random games of every title, by these rules and by the plain source, digest by digest."""
    from courtier import titles

    tool, installed = str(ROOT / "tools" / "same_games.py"), sysconfig.get_path("platlib")
    for title in titles():
        wish = ["--title", title, "--games", str(games), "--compiled", installed]
        if failed := subprocess.call([sys.executable, tool, *wish]):
            sys.exit(failed)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--pure", action="store_true", help="the wheel may be without compiled rules")
    asked = parser.parse_args()
    base(compiled=not asked.pure)
    table()
    if asked.games:
        same_games(asked.games)


if __name__ == "__main__":
    main()
