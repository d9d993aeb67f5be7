"""The options that several commands share, each spelt once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", show_default=False)]
Content = Annotated[Path | None, typer.Option("--content", metavar="FILE", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N|KEY", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Cut = Annotated[bool, typer.Option("--cut")]
Seats = Annotated[int | None, typer.Option("--seats", min=1, metavar="N", show_default=False)]
PlayersList = Annotated[str | None, typer.Option("--players", metavar="LIST", show_default=False)]
Chairs = Annotated[list[str] | None, typer.Option("--seat", metavar="WHO", show_default=False)]
Limit = Annotated[float, typer.Option("--limit", min=0.1, metavar="S")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)]
TitleName = Annotated[str | None, typer.Argument(metavar="TITLE", show_default=False)]
Days = Annotated[float, typer.Option(min=0.0, metavar="N", show_default=False)]
