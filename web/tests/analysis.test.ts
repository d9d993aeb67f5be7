import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisFacts, Verdict } from "../src/lib/net/types";

const asked = vi.hoisted(() => ({ analyse: vi.fn(), analysis: vi.fn(), stopAnalysis: vi.fn() }));
vi.mock("../src/lib/net/api", () => ({ api: asked }));
const { Analysis, marked, signed } = await import("../src/lib/replay/analysis.svelte");

const verdict = (n: number, grade: Verdict["grade"]): Verdict => ({
  n,
  seat: 0,
  asked: { key: "turn" },
  token: "pass",
  made: { key: "pass" },
  best: "build",
  better: { key: "build" },
  cost: 1,
  lead: 0,
  best_lead: 1,
  grade,
  points: [10, 9],
  options: 2,
});
const facts = (status: AnalysisFacts["status"], since: number, verdicts: Verdict[]): AnalysisFacts => ({
  status,
  budget: 400,
  done: since + verdicts.length,
  of: 9,
  since,
  verdicts,
  seats: [],
  yours: true,
});

describe("the analysis of a game", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is followed while the server thinks, and each verdict is taken once", async () => {
    const analysis = new Analysis("x");
    asked.analyse.mockResolvedValue(facts("running", 0, [verdict(0, "best")]));
    asked.analysis.mockResolvedValueOnce(facts("running", 1, [verdict(2, "blunder")]));
    asked.analysis.mockResolvedValueOnce(facts("done", 2, [verdict(3, "slip")]));
    await analysis.start();
    await vi.advanceTimersByTimeAsync(5000);
    const secret: unknown = asked.analyse.mock.lastCall?.[1]; // one secret for all: who began may stop
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    expect(asked.analysis.mock.calls).toEqual([
      ["x", 1, secret],
      ["x", 2, secret],
    ]);
    expect(analysis.status).toBe("done");
    expect(analysis.verdicts.map((v) => v.n)).toEqual([0, 2, 3]);
    expect(analysis.mistakes.map((v) => v.n)).toEqual([2, 3]);
    expect(analysis.at(2)?.grade).toBe("blunder");
    expect(analysis.at(1)).toBeNull();
  });

  it("says how long the rest takes, once a few choices set the pace", async () => {
    const analysis = new Analysis("x");
    const three = [1, 2, 3].map((n) => verdict(n, "best"));
    asked.analyse.mockResolvedValue(facts("running", 0, []));
    asked.analysis.mockResolvedValueOnce(facts("running", 0, three));
    asked.analysis.mockResolvedValueOnce(facts("done", 3, []));
    await analysis.start();
    expect(analysis.left).toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    expect(analysis.left).toBeCloseTo(1.4); // 3 of 9 took 0.7 s
    await vi.advanceTimersByTimeAsync(700);
    expect(analysis.left).toBeNull();
  });

  it("keeps what was found when it is stopped, and asks no more", async () => {
    const analysis = new Analysis("x");
    asked.analyse.mockResolvedValue(facts("running", 0, []));
    asked.stopAnalysis.mockResolvedValue(facts("stopped", 0, [verdict(0, "mistake")]));
    asked.analysis.mockReset();
    await analysis.start();
    expect(analysis.yours).toBe(true);
    await analysis.stop();
    expect(asked.stopAnalysis).toHaveBeenCalledWith("x", asked.analyse.mock.lastCall?.[1]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(analysis.status).toBe("stopped");
    expect(analysis.mistakes).toHaveLength(1);
    expect(asked.analysis).not.toHaveBeenCalled();
  });

  it("tells its troubles", async () => {
    const analysis = new Analysis("x");
    asked.analyse.mockRejectedValue(new Error("gone"));
    await analysis.start();
    expect(analysis.problem).toBeInstanceOf(Error);
    expect(analysis.busy).toBe(false);
  });

  it("marks what cost something, and signs numbers", () => {
    expect(
      ["best", "fine", "slip", "mistake", "blunder"].map((g) => marked(verdict(0, g as Verdict["grade"]))),
    ).toEqual([false, false, true, true, true]);
    expect([signed(2, String), signed(-1.5, String)]).toEqual(["+2", "−1.5"]);
    const whole = (n: number): string => String(Math.round(n));
    expect([signed(-0.04, whole), signed(0.04, whole), signed(-0.6, whole)]).toEqual(["0", "0", "−1"]);
  });
});
