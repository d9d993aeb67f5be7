import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/net/api";
import { transport } from "../src/lib/net/transport";

type Answer = { status: number; data: unknown };

describe("a request", () => {
  const asked = vi.spyOn(transport, "request");

  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    asked.mockReset();
    vi.useRealTimers();
  });

  const answers = (...these: (Answer | Error)[]): void => {
    for (const one of these) {
      if (one instanceof Error) asked.mockRejectedValueOnce(one);
      else asked.mockResolvedValueOnce(one);
    }
  };
  const gone: Answer = { status: 503, data: { error: { key: "server-database-gone" } } };

  it("that only asks is asked again while no server can answer", async () => {
    answers(gone, new TypeError("network"), { status: 502, data: null }, { status: 200, data: [] });
    const told = api.titles();
    await vi.runAllTimersAsync();
    expect(await told).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it("fails at last, with the server's own sentence", async () => {
    answers(gone, gone, gone, gone);
    const told = expect(api.table("t")).rejects.toMatchObject({ status: 503, phrase: { key: "server-database-gone" } });
    await vi.runAllTimersAsync();
    await told;
  });

  it("that was understood, or that may have done something, is asked once", async () => {
    answers({ status: 404, data: { error: { key: "server-no-table" } } }, gone);
    await expect(api.table("t")).rejects.toMatchObject({ status: 404 });
    await expect(api.claim("t", "i", "s", "n")).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
