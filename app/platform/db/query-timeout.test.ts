import { expect, test, vi } from "vitest";
import { runInRequest } from "../request-scope.server.ts";
import { countSharedWait, countVainWait, Silence, startTimeout, withLastMoment } from "./query-timeout.server.ts";

const inVain = (ms: number) =>
  countVainWait(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    throw new Error("connection timeout");
  }).catch((error: Error) => error.message);

test("G1: a request waits for the database in vain for less than four seconds in all, then no longer; an answer lets it wait anew", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    await runInRequest("one", async () => {
      expect(await inVain(2500)).toBe("connection timeout");
      // A part of the same request shares what was learned.
      await runInRequest("one", async () => expect(await inVain(300)).toBe("connection timeout"));
      const given = vi.fn<() => void>();
      startTimeout(given, new Silence());
      await vi.advanceTimersByTimeAsync(899);
      expect(given).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(given).toHaveBeenCalledOnce();
      expect(await inVain(0)).toBe("The database has not answered this request");
    });
    await runInRequest("two", async () => {
      expect(await inVain(3299)).toBe("connection timeout");
      expect(await countVainWait(async () => "an answer")).toBe("an answer");
      expect(await inVain(3299)).toBe("connection timeout");
      expect(await countSharedWait(async () => "another's")).toBe("another's");
      expect(await inVain(1), "what another has read is no answer to this request").toBe("connection timeout");
      expect(await inVain(0)).toBe("The database has not answered this request");
    });
    await runInRequest("three", async () => {
      const end = Promise.withResolvers<never>();
      const waits = Array.from({ length: 5 }, () => countVainWait(() => end.promise).catch((error: Error) => error.message));
      await vi.advanceTimersByTimeAsync(2000);
      end.reject(new Error("Connection terminated"));
      expect(new Set(await Promise.all(waits))).toEqual(new Set(["Connection terminated"]));
      expect(await inVain(1200), "five waits at the same time count once").toBe("connection timeout");
    });
    for (let times = 0; times < 3; times++)
      expect(await inVain(3500), "outside of a request each waits for itself").toBe("connection timeout");
  } finally {
    vi.useRealTimers();
  }
});

test("G1: another database has its moment after that, and its answer lets the request not wait for the first one again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    await runInRequest("one", async () => {
      await inVain(3700);
      const given = vi.fn<() => void>();
      const ask = async () => {
        const clear = startTimeout(given, new Silence());
        await vi.advanceTimersByTimeAsync(699);
        clear();
        return "an answer";
      };
      expect(await withLastMoment(() => countVainWait(ask))).toBe("an answer");
      expect(given).not.toHaveBeenCalled();
      expect(await inVain(0)).toBe("The database has not answered this request");
      await withLastMoment(async () => {
        startTimeout(given, new Silence());
        await vi.advanceTimersByTimeAsync(700);
      });
      expect(given).toHaveBeenCalledOnce();
    });
  } finally {
    vi.useRealTimers();
  }
});

test("G1: a query that begins while others wait shares what they have learned; an answer lets it wait as long as any", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const silence = new Silence();
    const ended: number[] = [];
    const beganAt = performance.now();
    /** Starts a wait of a request of its own, and returns what ends it. */
    const wait = (name: string) =>
      runInRequest(name, () => {
        const clear = startTimeout(() => {
          ended.push(performance.now() - beganAt);
          clear();
        }, silence);
        return clear;
      });
    wait("first");
    await vi.advanceTimersByTimeAsync(1000);
    wait("a second later");
    await vi.advanceTimersByTimeAsync(2000);
    wait("last");
    await vi.advanceTimersByTimeAsync(3000);
    expect(ended).toEqual([3700, 3700, 4400]);
    expect(silence.ms, "nothing waits any more").toBe(0);
    wait("first");
    await vi.advanceTimersByTimeAsync(3000);
    silence.end();
    wait("after an answer");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended.slice(3)).toEqual([9700, 12_700]);
    await runInRequest("one", async () => {
      wait("first");
      await vi.advanceTimersByTimeAsync(3000);
      const clear = startTimeout(() => clear(), silence);
      await vi.advanceTimersByTimeAsync(1400);
      expect(await inVain(0), "nor does its request wait again").toBe("The database has not answered this request");
    });
  } finally {
    vi.useRealTimers();
  }
});
