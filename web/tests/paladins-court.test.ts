import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/lib/table/table.svelte";
import { about, courtOpen, looking, openCourt } from "../src/titles/paladins/play.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { pace: 0 } })); // there is no browser here

/** A table at a question about something: "action-muster", "favour-labourers", "muster-field_hands". */
function table(askKind: string, what = "", crowns: object | null = {}): Table {
  const args = what ? { action: { key: `paladins-${what}` } } : {};
  return {
    seat: 0,
    myTurn: true,
    askKind,
    view: { crowns },
    state: { asks: [{ seat: 0, prompt: { key: "", args } }] },
  } as unknown as Table;
}

beforeEach(() => (looking.court = { open: false, at: "" }));

describe("town and court", () => {
  it("come forward with the question that is about them", () => {
    expect(courtOpen(table("target", "action-muster"))).toBe(true);
    expect(courtOpen(table("target", "action-negotiate"))).toBe(true);
    expect(courtOpen(table("workers", "muster-field_hands"))).toBe(true);
    openCourt(table("turn"), true);
    expect(courtOpen(table("target", "action-recruit"))).toBe(false);
    expect(courtOpen(table("free_dismiss"))).toBe(false);
  });

  it("stay as they were turned by hand while the question is about neither", () => {
    expect(courtOpen(table("turn"))).toBe(false);
    openCourt(table("turn"), true);
    expect(courtOpen(table("target", "action-attack"))).toBe(true);
    expect(courtOpen(table("entrusted", "action-fortify"))).toBe(true);
  });

  it("may be turned during such a question, until the next one", () => {
    openCourt(table("target", "action-muster"), false);
    expect(courtOpen(table("target", "action-muster"))).toBe(false);
    expect(courtOpen(table("target", "action-negotiate"))).toBe(true);
    expect(courtOpen(table("turn"))).toBe(false);
  });

  it("are one without the expansion", () => {
    expect(courtOpen(table("target", "action-muster", null))).toBe(false);
  });
});

describe("what a question is about", () => {
  it("is an action, a favour or a muster card", () => {
    expect(about(table("workers", "action-muster"))).toMatchObject({ action: "muster", favour: null, muster: null });
    expect(about(table("workers", "favour-labourers"))).toMatchObject({ action: null, favour: "labourers" });
    expect(about(table("workers", "muster-field_hands"))).toMatchObject({ action: null, muster: "field_hands" });
  });
});
