"""The documents as a site of plain HTML in build/site, with a reference of the Python API: `make docs`.

Markdown is rendered by markdown-it, which rich brings along; no plugins, no scripts, nothing fetched from anywhere. The
reference is read off the source: every public class and function of the modules below, with signature and docstring.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
# In the order of the menu; the first one is the front page.
PAGES = ("README.md", "docs/terminal.md", "docs/hosting.md", "docs/records.md", "docs/accessibility.md", "docs/bots.md",
         "docs/research.md", "docs/architecture.md", "docs/titles.md", "CONTRIBUTING.md", "CHANGELOG.md",
         "NOTICE.md")  # fmt: skip
# What people from outside import, room by room. A name may be a folder: every module in it.
API = {
    "courtier": ("core/game", "core/options", "core/reasons", "core/words", "core/views", "core/record", "core/content",
                 "core/extras"),
    "Titles": ("core/title", "core/agenda", "core/piles", "core/rng", "core/knowledge"),
    "Bots": ("bots/players", "bots/levels", "bots/think", "bots/hint", "bots/analysis", "bots/program", "bots/net"),
    "Arena": ("arena/plan", "arena/play", "arena/report", "arena/book", "arena/crew", "arena/cluster"),
    "Research": ("core/encoding", "core/vocabulary", "core/batch", "research"),
}  # fmt: skip
STYLE = """
:root{color-scheme:light dark;--paper:#faf5ea;--ink:#2a2118;--soft:#d8c9a8;--gold:#8a5c00;--code:#f1e7d0}
@media(prefers-color-scheme:dark){:root{--paper:#1d1812;--ink:#ece2cd;--soft:#54462f;--gold:#e2ad48;--code:#2b241a}}
body{margin:0;font:17px/1.55 Georgia,'Times New Roman',serif;color:var(--ink);background:var(--paper)}
a{color:var(--gold)}
.page{display:grid;grid-template-columns:13rem minmax(0,48rem);gap:3rem;max-width:66rem;margin:0 auto}
.page{padding:2rem 1.2rem}
nav a{display:block;padding:.15rem 0;text-decoration:none}
nav a[aria-current]{font-weight:bold;border-left:3px solid var(--gold);padding-left:.6rem}
nav strong{display:block;margin-top:1rem}
h1,h2,h3{line-height:1.2;scroll-margin-top:1rem}
h2{border-bottom:1px solid var(--soft);padding-bottom:.2rem;margin-top:2.4rem}
img{max-width:100%;height:auto;border-radius:6px}
code,pre{font:.86em/1.5 ui-monospace,Consolas,monospace;background:var(--code);border-radius:4px}
code{padding:.1em .3em}
pre{padding:.8rem 1rem;overflow-x:auto}
pre code{padding:0;background:none;font-size:1em}
table{border-collapse:collapse;display:block;overflow-x:auto;margin:1rem 0}
th,td{border-bottom:1px solid var(--soft);padding:.3rem .8rem;text-align:left;vertical-align:top}
dt{margin-top:1.1rem}
dt.field{margin-top:.2rem}
dt span{white-space:nowrap}
dd{margin-left:1.2rem}
@media(max-width:46rem){.page{grid-template-columns:minmax(0,1fr);gap:1rem}nav{columns:2}nav strong{margin-top:0}}
"""


@dataclass(frozen=True)
class Page:
    file: str  # in the site
    title: str
    body: str
    group: str


def address(source: str) -> str:
    """The page of a document: docs/bots.md becomes bots.html."""
    name = Path(source).stem.lower()
    return "index.html" if name == "readme" else f"{name}.html"


def slug(text: str) -> str:
    """The anchor of a heading, as public hosts make it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def rendered(text: str, here: str) -> str:
    """Markdown as HTML: headings have anchors, and links lead to pages of the site where they lead to a document."""
    reader = MarkdownIt("commonmark").enable("table")
    tokens = reader.parse(text)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", slug(plain(tokens[at + 1].content)))
        for child in token.children or []:
            if child.type == "link_open":
                child.attrSet("href", link(str(child.attrGet("href")), here))
            if child.type == "image":
                child.attrSet("src", link(str(child.attrGet("src")), here))
    return str(reader.renderer.render(tokens, reader.options, {}))


def plain(text: str) -> str:
    """A heading without its markup."""
    return re.sub(r"`|\*|\[([^\]]*)\]\([^)]*\)", lambda found: found.group(1) or "", text)


def link(target: str, here: str) -> str:
    """Where a link of this document leads in the site; what is no page is copied beside the pages."""
    if "://" in target or target.startswith(("#", "mailto:")):
        return target
    path, hash, anchor = target.partition("#")
    file = (ROOT / here).parent.joinpath(path).resolve()
    known = {(ROOT / page).resolve(): address(page) for page in pages()}
    return known.get(file, f"files/{file.relative_to(ROOT).as_posix()}") + hash + anchor


def pages() -> list[str]:
    return [page for page in PAGES if (ROOT / page).exists()]


def documents() -> Iterator[Page]:
    for source in pages():
        text = (ROOT / source).read_text(encoding="utf-8")
        title = plain(next(line for line in text.splitlines() if line.startswith("# "))[2:])
        yield Page(address(source), title, rendered(text, source), "")


# the reference


def reference() -> Iterator[Page]:
    for room, names in API.items():
        files = [file for name in names for file in modules(name)]
        links = "".join(f'<li><a href="#{dotted(file)}">{dotted(file)}</a></li>' for file in files)
        body = "".join(module(file) for file in files)
        page = f"<h1>{escape(room)}</h1><ul>{links}</ul>{body}"
        yield Page(f"api-{slug(room)}.html", room, page, "Python")


def modules(name: str) -> list[Path]:
    path = SOURCE / "courtier" / name
    found = sorted(path.glob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
    return [file for file in found if file.exists()]


def dotted(path: Path) -> str:
    """A module's name, as one imports it."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def module(path: Path) -> str:
    """A module's section: what it is for, then its public classes and functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    name = dotted(path)
    parts = [f'<h2 id="{name}">{name}</h2>', told(ast.get_docstring(tree)), "<dl>"]
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            parts.append(entry(node, name))
    return "".join(parts) + "</dl>"


def entry(node: ast.ClassDef | ast.FunctionDef, where: str) -> str:
    """A class with how it is made, its public fields and methods, or a function."""
    full = f"{where}.{node.name}"
    head = signature(node) if isinstance(node, ast.FunctionDef) else bases(node)
    out = f'<dt id="{full}">{code(head)}</dt><dd>{told(ast.get_docstring(node))}'
    if isinstance(node, ast.ClassDef):
        inner = [field(child) for child in node.body if isinstance(child, ast.AnnAssign)]
        for child in node.body:
            if isinstance(child, ast.FunctionDef) and child.name == "__init__":
                inner.insert(0, made(child, node.name))
            if isinstance(child, ast.FunctionDef) and not child.name.startswith("_"):
                inner.append(entry(child, full))
        out += f"<dl>{''.join(inner)}</dl>" if any(inner) else ""
    return out + "</dd>"


def code(text: str) -> str:
    """A signature, whose arrow no line breaks."""
    return f"<code>{escape(text).replace('-&gt; ', '<span>-&gt;</span> ')}</code>"


def made(init: ast.FunctionDef, name: str) -> str:
    """How an object of a class is made."""
    call = signature(init).removeprefix("__init__").removesuffix(" -> None")
    return f"<dt>{code(name + call)}</dt><dd>{told(ast.get_docstring(init))}</dd>"


def bases(node: ast.ClassDef) -> str:
    kinds = [ast.unparse(base) for base in node.bases]
    return f"class {node.name}" + (f"({', '.join(kinds)})" if kinds else "")


def signature(node: ast.FunctionDef) -> str:
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    if marks & {"property", "cached_property"}:
        return f"{node.name}: {ast.unparse(node.returns) if node.returns else 'Any'}"
    arguments = re.sub(r"^self(, )?", "", ast.unparse(node.args))
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({arguments}){result}"


def field(node: ast.AnnAssign) -> str:
    if not isinstance(node.target, ast.Name) or node.target.id.startswith("_"):
        return ""
    value = f" = {ast.unparse(node.value)}" if node.value is not None else ""
    text = f"{node.target.id}: {ast.unparse(node.annotation)}{value}"
    return f'<dt class="field">{code(text[:200])}</dt>'


def told(docstring: str | None) -> str:
    return rendered(docstring or "", "README.md")


# the site


def menu(all_pages: list[Page], here: Page) -> str:
    out, group = "", ""
    for page in all_pages:
        if page.group != group:
            group = page.group
            out += f"<strong>{escape(group)}</strong>"
        current = ' aria-current="page"' if page is here else ""
        out += f'<a href="{page.file}"{current}>{escape(page.title)}</a>'
    return out


def framed(page: Page, all_pages: list[Page]) -> str:
    title = page.title if page.title == "Courtier" else f"{page.title} · Courtier"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        f"<title>{escape(title)}</title>"
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="style.css">'
        f'<div class="page"><nav aria-label="Pages">{menu(all_pages, page)}</nav>'
        f"<main>{page.body}</main></div></html>\n"
    )


def build(out: Path) -> list[Page]:
    """Everything anew into this folder."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    made = [*documents(), *reference()]
    (out / "style.css").write_text(STYLE.lstrip(), encoding="utf-8")
    for page in made:
        (out / page.file).write_text(framed(page, made), encoding="utf-8")
        for found in re.findall(r'(?:href|src)="files/([^"#]+)', page.body):
            source = ROOT / found
            if not source.exists():
                sys.exit(f"{page.file}: there is no {found}")
            target = out / "files" / found
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_file():
                shutil.copyfile(source, target)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site")
    out = parser.parse_args().out
    print(f"{len(build(out))} pages: {out / 'index.html'}")


if __name__ == "__main__":
    main()
