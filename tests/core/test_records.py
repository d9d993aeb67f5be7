"""Records: readable, strict, and clear about what is wrong with one."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtier import ContentError, CourtierError, Game, OptionError, RecordError, load, start
from courtier.core.record import HEADER
from courtier.core.words import Phrase
from tests.properties.play import play_on


def finished() -> str:
    return play_on(start("tiny", 3, 11, {"gifts": [2]}), 4).record()


def refusal(text: str, kind: type[CourtierError] = RecordError) -> Phrase:
    with pytest.raises(kind) as error:
        load(text)
    for lang in ("en", "fr"):
        assert error.value.text(lang)
    return error.value.said


def change(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def header(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(name + " "))


def test_a_record_is_a_header_and_one_choice_a_line() -> None:
    game = start("tiny", 2, 3)
    for seat, token in ((0, "reserve 1"), (0, "trust"), (1, "bid 2c"), (0, "bid 1c")):
        game.choose(token, seat)
    assert game.record(names=["Ann", "Zoë"]) == (
        "courtier record 2\ntitle tiny\nseats 2\n"
        'options {"peeking": true, "rounds": 3, "gifts": []}\n'
        f"content {game.content.hash}\nseed 3\n"
        'names ["Ann", "Zoë"]\n\n'
        f"0 reserve 1\n0 trust\n0 bid 1c\n1 bid 2c\n= 4 {game.digest()}\n"
    )


def test_names_are_free_text_and_change_nothing() -> None:
    game = start("tiny", 3, 3)
    names = ["a\nb", "= 1 x", '"']
    assert load(game.record(names=names)).digest() == game.digest()


def test_line_ends_of_another_system_are_fine() -> None:
    text = finished()
    assert load(text.replace("\n", "\r\n")).record() == text
    assert load("\n" + text + "\n\n").record() == text


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "courtier records 2\n", "title tiny", "{}", "\ufeff"])
def test_something_else_is_no_record(text: str) -> None:
    assert refusal(text).key == "record-not-one"


@pytest.mark.parametrize("version", ["1", "3", "x"])
def test_a_record_of_another_format_is_refused_by_its_number(version: str) -> None:
    said = refusal(change(finished(), "courtier record 2", f"courtier record {version}"))
    assert (said.key, said.args) == ("record-version", {"there": version, "here": "2"})


def test_an_unknown_header_is_named_with_the_known_ones() -> None:
    said = refusal(change(finished(), "seats 3", "chairs 3"))
    assert (said.key, said.args["line"], said.args["name"]) == ("record-header", 3, "chairs")
    assert said.args["known"] == ", ".join(HEADER)


@pytest.mark.parametrize("name", ["title", "seats", "options", "content", "seed"])
def test_a_missing_header_is_named(name: str) -> None:
    text = finished()
    said = refusal(change(text, header(text, name) + "\n", ""))
    assert (said.key, said.args) == ("record-missing", {"name": name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", "three"),
        ("options", "{"),
        ("options", "[]"),
        ("seed", "x"),
        ("seed", "9" * 5000),
        ("names", "7"),
    ],
)
def test_a_header_that_cannot_be_read_is_said(name: str, value: str) -> None:
    text = change(finished(), "\n\n", '\nnames ["a"]\n\n')
    assert refusal(change(text, header(text, name), f"{name} {value}")).key == "record-value"


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("title", "chess", "title-unknown"),
        ("seats", "7", "seats-number"),
        ("seats", "-3", "seats-number"),
        ("seed", "-1", "seed-range"),
        ("seed", str(2**61), "seed-range"),
        ("options", '{"round": 1}', "option-unknown"),
        ("options", '{"rounds": 9}', "option-value"),
    ],
)
def test_headers_are_checked_like_any_wish(name: str, value: str, key: str) -> None:
    text = finished()
    head = change(text[: text.index("\n\n")], header(text, name), f"{name} {value}")
    with pytest.raises(OptionError) as error:
        load(head + "\n\n", cut=True)
    assert error.value.said.key == key


def test_other_cards_are_noticed() -> None:
    text = finished()
    said = refusal(change(text, header(text, "content"), "content 0123456789abcdef"), ContentError)
    assert said.key == "content-differs"
    assert said.args == {"here": header(text, "content").split()[1], "there": "0123456789abcdef"}


@pytest.mark.parametrize(
    "line",
    ["hello", "3 trust", "-1 trust", "0", "0 ", " 0 trust", "", "x trust", "² trust", "9" * 5000 + " trust"],
)
def test_a_line_that_is_no_choice_is_named(line: str) -> None:
    text = change(finished(), "\n\n", f"\n\n{line}\n" if line else "\n\n\n")
    said = refusal(text)
    assert said.key == "record-line"
    assert (said.args["line"], said.args["seats"]) == (8, 2)


def test_an_illegal_choice_is_named_with_its_reason() -> None:
    text = finished()
    first = text[text.index("\n\n") + 2 :].splitlines()[0]
    said = refusal(change(text, first, "0 reserve 3"))
    assert (said.key, said.args["line"], said.args["choice"]) == ("record-illegal", 8, "0 reserve 3")
    why = said.args["why"]
    assert isinstance(why, Phrase)
    assert isinstance(why.args["why"], Phrase)
    assert why.args["why"].key == "tiny-reserve-high"
    assert refusal(change(text, first, "1 reserve 1")).key == "record-illegal"
    assert refusal(change(text, first, "0 castle")).key == "record-illegal"


def test_a_digest_that_differs_is_named() -> None:
    text = finished()
    last = text.rstrip().splitlines()[-1]
    _, n, digest = last.split()
    said = refusal(change(text, digest, "0" * 16))
    assert (said.key, said.args) == ("record-digest", {"n": int(n)})


def test_a_digest_before_the_first_choice_counts_too() -> None:
    text = start("tiny", 2, 1).record()
    assert load(text).record() == text
    said = refusal(text[:-3] + "xx\n")
    assert (said.key, said.args) == ("record-digest", {"n": 0})


def test_choices_that_were_lost_or_doubled_are_noticed() -> None:
    lines = finished().splitlines()
    choices = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    for at in choices:
        without = "\n".join(lines[:at] + lines[at + 1 :]) + "\n"
        assert refusal(without).key == "record-checkpoint"
        doubled = "\n".join(lines[: at + 1] + lines[at:]) + "\n"
        assert refusal(doubled).key == "record-checkpoint"


@pytest.mark.parametrize("mark", ["= x abc", "= 99 abc", "= 3", "=", "= 3 "])
def test_a_checkpoint_that_cannot_be_read_is_named(mark: str) -> None:
    lines = finished().splitlines()
    lines[-1] = mark
    said = refusal("\n".join(lines) + "\n")
    assert said.key == "record-checkpoint"
    assert said.args["line"] == len(lines)


def test_a_record_that_breaks_off_is_refused_until_asked_for_what_is_there() -> None:
    text = finished()
    cut = text[: text.rstrip().rindex("\n") + 1]
    said = refusal(cut)
    total = len(load(text).choices)
    assert (said.key, said.args) == ("record-cut", {"n": total})
    assert load(cut, cut=True).choices == load(text).choices


def test_half_a_choice_is_dropped_even_when_it_reads_like_another() -> None:
    """`bid 1` would be no choice, but `recruit 1` could be all that is left of `recruit 12`."""
    game = start("tiny", 2, 1)
    game.choose("reserve 1", 0)
    half = game.record().replace("reserve 1\n", "reserve 1").partition("= ")[0]
    assert half.endswith("\n0 reserve 1")
    assert load(half, cut=True).choices == []
    assert load(half + "\n", cut=True).choices == game.choices


def test_a_withheld_seed_cannot_be_replayed() -> None:
    game = start("tiny", 2, 5)
    text = game.record(seed=False)
    assert "seed withheld" in text
    assert "seed 5" not in text
    assert refusal(text).key == "record-withheld"
    assert change(text, "seed withheld", "seed 5") == game.record()


KEY = "000102030405060708090a0b0c0d0e0f"


def test_a_secret_deal_has_a_key_and_its_seal() -> None:
    game = start("tiny", 2, KEY)
    text = game.record()
    assert header(text, "key") == f"key {KEY}"
    assert header(text, "sealed") == f"sealed {game.sealed}"
    again = load(text)
    assert (again.seed, again.record()) == (KEY, text)
    hidden = game.record(seed=False)
    assert KEY not in hidden
    assert header(hidden, "sealed") == f"sealed {game.sealed}"
    assert refusal(hidden).key == "record-withheld"


def test_a_key_that_is_not_the_published_one_is_refused() -> None:
    text = start("tiny", 2, KEY).record()
    other = start("tiny", 2, KEY[:-1] + "0")
    said = refusal(change(other.record(), header(other.record(), "sealed"), header(text, "sealed")))
    assert said.key == "record-sealed"
    short = start("tiny", 2, 5)
    sealed = change(short.record(), "seed 5\n", f"seed 5\nsealed {short.sealed}\n")
    assert load(sealed).record() == sealed


def test_a_position_proves_nothing_about_a_published_deal() -> None:
    game = start("tiny", 2, KEY)
    text = Game.from_data(game.to_data()).record()
    assert "sealed" not in text
    at = header(text, "content")
    assert refusal(change(text, at, f"{at}\nsealed {game.sealed}")).key == "record-sealed"


@pytest.mark.parametrize("lines", [f"key {KEY}\nseed 5", "key 7", f"key {KEY}0", "key " + "x" * 32, "key"])
def test_a_key_that_is_none_is_refused(lines: str) -> None:
    assert refusal(change(start("tiny", 2, 5).record(), "seed 5", lines)).key == "record-value"


def test_a_record_from_a_position_needs_no_seed() -> None:
    game = start("tiny", 2, 5)
    game.choose("reserve 1", 0)
    later = Game.from_data(game.to_data())
    assert later.seed is None
    later.choose("peek", 0)
    text = later.record()
    assert "seed" not in [line.split(" ")[0] for line in text.splitlines()]
    back = load(text)
    assert back.digest() == later.digest()
    assert back.choices == [(0, "peek")]
    assert back.record() == text
    broken = json.loads(header(text, "position").partition(" ")[2])
    del broken["state"]["agenda"]
    said = refusal(change(text, header(text, "position"), "position " + json.dumps(broken)), CourtierError)
    assert said.key == "position-broken"
    for position in ("[]", "null", "7", '"x"'):
        refusal(change(text, header(text, "position"), "position " + position), CourtierError)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_no_text_does_worse_than_a_clear_refusal(data: st.DataObject) -> None:
    """Lines swapped, dropped, doubled and overwritten with anything."""
    lines = finished().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.integers(0, 3))
        if how == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif how == 1 and len(lines) > 1:
            del lines[at]
        elif how == 2:
            lines.insert(other, lines[at])
        else:
            begin = data.draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:begin] + data.draw(st.text(max_size=8))
    text = "\n".join(lines) + "\n"
    for cut in (False, True):
        try:
            game = load(text, cut=cut)
        except CourtierError as error:
            error.text("fr")
        else:
            assert load(game.record()).digest() == game.digest()
