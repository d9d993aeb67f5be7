import { expect, test } from "vitest";
import { since, spell } from "../src/lib/table/away";

test("time away and time left go on between two messages of the server", () => {
  const fact = { away: 10.2, takeover: 49.8 };
  expect(since(fact, 1000, 1000)).toEqual({ away: 10, left: 50 });
  expect(since(fact, 1000, 1500)).toEqual({ away: 10, left: 50 });
  expect(since(fact, 1000, 31_000)).toEqual({ away: 40, left: 20 });
  expect(since(fact, 1000, 50_799)).toEqual({ away: 59, left: 1 });
  expect(since(fact, 1000, 50_801)).toEqual({ away: 60, left: 0 });
  expect(since(fact, 1000, 900)).toEqual({ away: 10, left: 50 }); // the tick before the message
});

test("seconds are spelt as minutes and seconds", () => {
  expect([0, 9, 60, 75, 3600].map(spell)).toEqual(["0:00", "0:09", "1:00", "1:15", "60:00"]);
});
