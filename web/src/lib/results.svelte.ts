// The list of results.ts, kept on this device. A full storage loses the oldest records first, their results last.
import type { Replay } from "./replay/replay.svelte";
import { sheetsOf } from "./replay/sheets";
import type { Result } from "./results";
import { keep, read } from "./storage";
import { myTables } from "./table/mine.svelte";

const KEY = "courtier.results";
const MOST = 500;
const RECORDS = 80; // whole records among them
const LONGEST = 60_000;

const valid = (one: unknown): one is Result => {
  const result = one as Partial<Result> | null;
  return (
    typeof result?.id === "string" &&
    typeof result.title === "string" &&
    Array.isArray(result.seats) &&
    Array.isArray(result.mine)
  );
};

function load(): Result[] {
  const list = read<unknown>(KEY, []);
  return Array.isArray(list) ? list.filter(valid) : [];
}

class Results {
  list = $state.raw<Result[]>(load());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.list = load();
    });
  }

  /** A game that is on screen; what was only tried out is not kept. */
  note(replay: Replay): void {
    const { facts } = replay;
    if (facts.table && myTables.find(facts.table)?.branch) return;
    const old = this.list.find((one) => one.id === facts.id);
    const sheets = replay.finished ? sheetsOf(replay.final) : [];
    this.#put({
      id: facts.id,
      table: facts.table ?? old?.table ?? null,
      title: facts.title,
      options: facts.options,
      at: old?.at ?? Date.now(),
      choices: facts.frames,
      mine: facts.table ? replay.own : (old?.mine ?? []),
      seats: sheets.map(({ seat, total, rank, lines }) => ({
        seat,
        name: seat < facts.seats ? (facts.names[seat] ?? "") : replay.final.named(seat),
        bot:
          seat >= facts.seats ? "rival" : ((facts.table ? facts.bots : old?.seats.map((s) => s.bot))?.[seat] ?? null),
        total,
        rank,
        lines,
      })),
      ...(facts.record.length <= LONGEST ? { record: facts.record } : {}),
    });
  }

  forget(id: string): void {
    this.#keep(this.list.filter((one) => one.id !== id));
  }

  #put(result: Result): void {
    const all = [result, ...this.list.filter((one) => one.id !== result.id)].sort((a, b) => b.at - a.at).slice(0, MOST);
    let left = RECORDS;
    this.#keep(all.map((one) => (one.record && left-- <= 0 ? light(one) : one)));
  }

  #keep(list: Result[]): void {
    let kept = list;
    while (!keep(KEY, kept)) {
      const last = kept.findLastIndex((one) => one.record);
      if (last < 0) break; // no storage at all: the page knows it as long as it is open
      kept = kept.map((one, i) => (i === last ? light(one) : one));
    }
    this.list = kept;
  }
}

function light(result: Result): Result {
  const rest = { ...result };
  delete rest.record;
  return rest;
}

export const results = new Results();
