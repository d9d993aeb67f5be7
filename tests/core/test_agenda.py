"""Tasks, asks and simultaneous asks, on a state with nothing else in it."""

from __future__ import annotations

import pytest

from courtier.core.agenda import NOT_ASKED, NOT_OFFERED, Ask, NoOption, State, Task, Together
from courtier.core.options import Option, Verb, Words
from courtier.core.reasons import IllegalChoice, Reason

SAY = Verb(0, "say", "say", [Words("n")])
NUMBERS = [Option(SAY, n) for n in range(5)]


class Bare(State):
    """A state that remembers what was said."""

    __slots__ = ("got", "said")

    def __init__(self) -> None:
        super().__init__(1, True)
        self.said: list[tuple[int, int]] = []
        self.got: Option | None = None


class Say(Ask[Bare]):
    """Say a number of a list."""

    __slots__ = ("numbers",)
    key = "bare-ask-say"

    def __init__(self, seat: int, numbers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.numbers = numbers

    def candidates(self, s: Bare) -> list[Option]:
        return NUMBERS

    def why_not(self, s: Bare, o: Option) -> Reason | None:
        return None if o.a in self.numbers else Reason("reason-no-such-token", "")

    def apply(self, s: Bare, o: Option) -> None:
        s.said.append((self.seat, o.a))
        s.got = o


class Note(Task[Bare]):
    """Notes that it ran."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Bare) -> None:
        s.said.append((-1, self.n))
        if self.n > 0:
            s.push(Note(self.n - 1))


def bare(*tasks: Task[Bare]) -> Bare:
    """A state with these tasks, the first of them first, advanced to its first ask."""
    s = Bare()
    for task in reversed(tasks):
        s.push(task)
    s.advance()
    return s


def test_tasks_run_before_what_lies_under_them() -> None:
    s = bare(Note(2), Note(0), Say(0, (1, 2)), Note(9))
    assert s.said == [(-1, 2), (-1, 1), (-1, 0), (-1, 0)]
    assert not s.over()
    s.choose(NUMBERS[2], 0)
    assert s.said[4:6] == [(0, 2), (-1, 9)]
    assert s.over()


def test_a_choice_of_one_is_made_unasked() -> None:
    s = bare(Say(0, (3,)), Say(1, (0, 1)))
    assert s.said == [(0, 3)]
    assert [ask.seat for ask in s.asks] == [1]


def test_an_ask_without_an_option_is_a_hole_in_the_rules() -> None:
    with pytest.raises(NoOption):
        bare(Say(0, ()))
    with pytest.raises(NoOption):
        bare(Together([Say(0, (1,)), Say(1, ())]))


def test_the_offered_object_is_passed_on_and_anything_else_is_refused() -> None:
    s = bare(Say(0, (1, 2)))
    assert s.choose(Option(SAY, 1), 0) is NUMBERS[1]
    assert s.got is NUMBERS[1]
    s = bare(Say(0, (1, 2)))
    for option, key in ((NUMBERS[3], "reason-no-such-token"), (Option(SAY, 9), NOT_OFFERED.key)):
        with pytest.raises(IllegalChoice) as error:
            s.choose(option, 0)
        assert error.value.reason.key == key
    with pytest.raises(IllegalChoice) as error:
        s.choose(NUMBERS[1], 1)
    assert error.value.reason == NOT_ASKED
    assert s.said == []
    assert [str(option) for option, _ in s.refusals(0)] == ["say 0", "say 3", "say 4"]


def test_together_asks_by_seat_whatever_order_it_was_given() -> None:
    s = bare(Together([Say(2, (1, 2)), Say(0, (1,)), Say(1, (3, 4))]))
    assert [ask.seat for ask in s.asks] == [0, 1, 2]
    s.choose(NUMBERS[2], 2)
    assert s.recall(2)
    assert [ask.seat for ask in s.asks] == [0, 1, 2]
    for seat, n in ((2, 2), (0, 1), (1, 4)):
        assert s.said == []
        s.choose(NUMBERS[n], seat)
    assert s.said == [(0, 1), (1, 4), (2, 2)]


def test_together_of_nobody_asks_nobody_and_leaves_no_trace() -> None:
    s = bare(Together([]), Say(0, (1, 2)))
    barrier = s.barrier
    assert not s.together
    s.choose(NUMBERS[1], 0)
    assert s.barrier == barrier


def test_together_of_one_is_still_secret() -> None:
    s = bare(Together([Say(1, (2,))]))
    assert [ask.seat for ask in s.asks] == [1]
    barrier = s.barrier
    s.choose(NUMBERS[2], 1)
    assert (s.said, s.barrier, s.together, s.held) == ([(1, 2)], barrier + 1, False, [])


def test_after_together_one_is_asked_as_usual() -> None:
    s = bare(Together([Say(0, (1, 2)), Say(1, (1, 2))]), Say(1, (3, 4)), Say(0, (3, 4)))
    s.choose(NUMBERS[1], 1)
    assert s.recall(0) is False
    s.choose(NUMBERS[1], 0)
    barrier = s.barrier
    s.choose(NUMBERS[3], 1)
    assert s.said == [(0, 1), (1, 1), (1, 3)]
    assert s.barrier == barrier
    assert [ask.seat for ask in s.asks] == [0]


def test_shuffling_keeps_the_cards_and_raises_the_barrier() -> None:
    s = bare()
    seen = set()
    for _ in range(200):
        cards = [1, 2, 3, 3]
        before = s.barrier
        s.shuffle(cards)
        assert s.barrier > before
        assert sorted(cards) == [1, 2, 3, 3]
        seen.add(tuple(cards))
    assert len(seen) == 12


def test_a_state_tells_its_story_only_when_asked_to() -> None:
    s = bare()
    s.tell(3, 1, 4, 5, 2)
    assert [(e.kind, e.seat, e.a, e.b, e.to) for e in s.events] == [(3, 1, 4, 5, 2)]
    s.telling = False
    s.tell(3)
    assert len(s.events) == 1
