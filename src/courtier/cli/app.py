"""The commands and their options. Each imports what it needs when it is called, so that `--help` answers at once.

What a person reads about them stands in locales/<lang>/cli.ftl: `cli-<command>` and an attribute per parameter.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from courtier.cli.group import Command, Group
from courtier.cli.params import (
    Chairs,
    Content,
    Cut,
    Days,
    Json,
    Lang,
    Limit,
    Options,
    PlayersList,
    Save,
    Seats,
    Seed,
    TitleName,
)
from courtier.cli.tables_app import keeper

app = typer.Typer(
    cls=Group,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command(cls=Command)
def games(json: Json = False, lang: Lang = None) -> None:
    from courtier.cli import catalogue
    from courtier.cli.speech import speech

    catalogue.run(json, speech(lang))


@app.command(cls=Command)
def play(
    title: TitleName = None,
    seats: Seats = None,
    players: PlayersList = None,
    seat: Chairs = None,
    limit: Limit = 10.0,
    seed: Seed = None,
    preset: Annotated[str | None, typer.Option("--preset", metavar="NAME", show_default=False)] = None,
    option: Options = None,
    content: Content = None,
    save: Save = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from courtier.cli import begin
    from courtier.cli.speech import speech

    who = begin.seating(seats, players, seat)
    if resume is not None:
        begin.resume(resume, who, content, save, False, speech(lang))
    else:
        begin.play(title, who, limit, seed, preset, option or [], content, save, speech(lang))


@app.command(cls=Command)
def resume(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    players: PlayersList = None,
    content: Content = None,
    save: Save = None,
    cut: Cut = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import begin
    from courtier.cli.speech import speech

    begin.resume(file, players, content, save, cut, speech(lang))


@app.command(cls=Command)
def rules(
    id: Annotated[str | None, typer.Argument(metavar="ID", show_default=False)] = None,
    title: Annotated[str | None, typer.Option("--title", metavar="TITLE", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", show_default=False)] = None,
    page: Annotated[str | None, typer.Option("--page", metavar="PAGE", show_default=False)] = None,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="FOLDER", show_default=False)] = None,
    keep: Annotated[bool, typer.Option("--keep")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import coverage as covering
    from courtier.cli import pages, screen
    from courtier.cli.speech import speech

    if coverage:
        raise typer.Exit(covering.run(screen.console(), title, tests, keep, json, speech(lang)))
    pages.run(screen.console(), id, title, search, page, json, speech(lang))


@app.command(cls=Command)
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", min=0, metavar="N", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", show_default=False)] = None,
    content: Content = None,
    cut: Cut = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import replay as replaying
    from courtier.cli.speech import speech

    replaying.run(file, at, seat, content, cut, speech(lang))


@app.command(cls=Command)
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    budget: Annotated[int, typer.Option("--budget", min=10, metavar="N")] = 400,
    most: Annotated[int, typer.Option("--most", min=0, metavar="N")] = 10,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", show_default=False)] = None,
    content: Content = None,
    cut: Cut = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import analyse as analysing
    from courtier.cli.speech import speech

    analysing.run(file, budget, jobs, most, content, cut, json, speech(lang))


@app.command(cls=Command)
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    sealed: Annotated[str | None, typer.Option("--sealed", metavar="HASH", show_default=False)] = None,
    content: Content = None,
    cut: Cut = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import check as checking
    from courtier.cli.speech import speech

    raise typer.Exit(checking.run(files, sealed, content, cut, speech(lang)))


@app.command(cls=Command)
def sim(
    title: TitleName = None,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 1000,
    seats: Seats = None,
    bot: Annotated[str, typer.Option("--bot", metavar="LIST")] = "random",
    seat: Chairs = None,
    limit: Limit = 10.0,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", min=1, metavar="N")] = 1,
    option: Options = None,
    content: Content = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import sim as simulating
    from courtier.cli.speech import speech

    plan = simulating.plan(title, games, seats, seat or bot, seed, option or [], content, limit)
    simulating.run(plan, jobs, json, speech(lang))


LADDER, ODD = "ladder", "odd"  # in place of a title: the table of all levels; what a good player never does


@app.command(cls=Command)
def arena(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    bots: Annotated[list[str] | None, typer.Argument(metavar="BOT...", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 100,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1,
    round_robin: Annotated[bool, typer.Option("--round-robin")] = False,
    gauntlet: Annotated[str | None, typer.Option("--gauntlet", metavar="BOT", show_default=False)] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", show_default=False)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS|local", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", show_default=False)] = None,
    png: Annotated[Path | None, typer.Option("--png", metavar="FILE", show_default=False)] = None,
    workers: Annotated[bool, typer.Option("--workers")] = False,
    every: Annotated[bool, typer.Option("--all")] = False,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    limit: Limit = 10.0,
    rounds: Annotated[int, typer.Option("--rounds", min=1, metavar="N")] = 150,
    option: Options = None,
    content: Content = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import arena as holding
    from courtier.cli.speech import BadInput, speech

    if title == LADDER:
        from courtier.cli import ladder

        if len(bots or []) > 1:
            raise BadInput("arena-ladder-one")
        ladder.run(bots[0] if bots else None, every, quick, out or Path(LADDER), jobs or 0, speech(lang))
        return
    if round_robin and gauntlet is not None:
        raise BadInput("arena-one-kind")
    if title == ODD:
        from courtier.cli import odd

        of, *players = bots or [""]
        asked = holding.plan(of, players, games, seats, seed, gauntlet, option or [], content, limit, rounds)
        odd.run(asked, jobs or 0, json, speech(lang))
        return
    plan = holding.plan(title, bots or [], games, seats, seed, gauntlet, option or [], content, limit, rounds)
    holding.run(
        replace(plan, workers=workers),
        holding.Wishes(out, resume, html, png, json, jobs or 0, ray),
        speech(lang),
    )


@app.command(cls=Command)
def balance(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "steward",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 400,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1,
    option: Options = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", show_default=False)] = None,
    png: Annotated[Path | None, typer.Option("--png", metavar="FILE", show_default=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import balance as balancing
    from courtier.cli.speech import speech

    balancing.run(title, bot, games, seats, seed, option or [], png, jobs or 0, json, speech(lang))


@app.command(cls=Command)
def tune(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    way: Annotated[str, typer.Option("--way", metavar="fit|climb|evolve")] = "fit",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 400,
    rounds: Annotated[int, typer.Option("--rounds", min=1, metavar="N")] = 2,
    check: Annotated[int, typer.Option("--check", min=1, metavar="N")] = 200,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1,
    seats: Seats = None,
    option: Options = None,
    anew: Annotated[bool, typer.Option("--anew")] = False,
    keep: Annotated[bool, typer.Option("--keep")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import tune as tuning
    from courtier.cli.speech import speech

    tuning.run(title, way, games, rounds, check, seed, anew, keep, json, seats, option or [], speech(lang))


@app.command(cls=Command)
def encoding(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    seats: Seats = None,
    option: Options = None,
    actions: Annotated[bool, typer.Option("--actions")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import encoding as encodings
    from courtier.cli.speech import speech

    encodings.run(title, seats, option or [], actions, json, speech(lang))


@app.command(cls=Command)
def learn(
    title: Annotated[str, typer.Argument(metavar="TITLE")],
    minutes: Annotated[float, typer.Option("--minutes", min=0.1, metavar="N")] = 30.0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    seats: Seats = None,
    option: Options = None,
    against: Annotated[str, typer.Option("--against", metavar="BOT")] = "chancellor",
    games: Annotated[int, typer.Option("--games", min=0, metavar="N")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", show_default=False)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS|local", show_default=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    import os

    from courtier.cli import learn as learning
    from courtier.cli.speech import speech

    wish = learning.wish(title, minutes, seats, option or [], seed, jobs or os.cpu_count() or 1, ray)
    learning.run(wish, out, learning.Test(against, games, json), speech(lang))


@app.command(cls=Command)
def dataset(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER")],
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "courtier",
    content: Content = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import dataset as making
    from courtier.cli.speech import speech

    making.run(files, out, name, content, json, speech(lang))


@app.command(cls=Command)
def bench(
    title: TitleName = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, metavar="S")] = 20.0,
    memory: Annotated[
        int | None, typer.Option("--memory", min=10, metavar="GAMES", show_default=False)
    ] = None,
    research: Annotated[bool, typer.Option("--research")] = False,
    option: Options = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import bench as benching
    from courtier.cli.speech import speech

    if research:
        from courtier.cli import bench_research

        bench_research.run(title, seconds, json, speech(lang))
    elif memory is not None:
        benching.memory(title, memory, json, speech(lang))
    else:
        benching.run(title, seconds, option or [], json, speech(lang))


@app.command(cls=Command)
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N")] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="FILE|URL", show_default=False)] = None,
    open: Annotated[bool, typer.Option("--open")] = False,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", show_default=False)] = None,
    keep_over_days: Days = 0.0,
    keep_idle_days: Days = 0.0,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, metavar="N")] = 1,
    node: Annotated[str, typer.Option("--node", metavar="NAME", show_default=False)] = "",
    lang: Lang = None,
) -> None:
    from courtier.cli.group import BAD_INPUT
    from courtier.cli.speech import speech
    from courtier.server.run import run

    speech(lang)
    failed = run(
        host, port, db, open, proxies=proxy or (), keep_over_days=keep_over_days, keep_idle_days=keep_idle_days,
        workers=workers, node=node,
    )  # fmt: skip
    raise typer.Exit(BAD_INPUT if failed else 0)


@app.command(cls=Command)
def load(
    title: TitleName = None,
    tables: Annotated[int, typer.Option("--tables", min=1, metavar="N")] = 200,
    seats: Annotated[int, typer.Option("--seats", min=1, metavar="N")] = 4,
    rate: Annotated[float, typer.Option("--rate", min=0.0, metavar="N")] = 1000.0,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, metavar="S")] = 20.0,
    target: Annotated[str, typer.Option("--target", metavar="URL", show_default=False)] = "",
    db: Annotated[str, typer.Option("--db", metavar="FILE|URL", show_default=False)] = "",
    nodes: Annotated[int, typer.Option("--nodes", min=1, max=16, metavar="N")] = 1,
    anywhere: Annotated[bool, typer.Option("--anywhere")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from courtier.cli import loading
    from courtier.cli.speech import speech

    loading.run(title, tables, seats, rate, seconds, target, db, nodes, anywhere, json, speech(lang))


app.add_typer(keeper, name="tables")
__all__: list[str] = ["app"]
