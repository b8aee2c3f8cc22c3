import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { RenderCache } from "./render-cache.ts";

const file = (length: number) => new Uint8Array(length);

describe("RenderCache", () => {
  it("makes a file once for a burst, caches it, and tries again after a failure", async () => {
    const renderings = new RenderCache({ maxBytes: 10_000, inTurn: (work) => work() });
    let made = 0;
    const render = async () => {
      made += 1;
      await sleep(5);
      if (made === 1) throw new Error("no paper");
      return file(10);
    };
    const failed = await Promise.allSettled([renderings.findOrRender("a", render), renderings.findOrRender("a", render)]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const burst = await Promise.all([1, 2, 3].map(() => renderings.findOrRender("a", render)));
    expect(made).toBe(2);
    expect(await renderings.findOrRender("a", render)).toBe(burst[0]);
    expect(made).toBe(2);
  });

  it("renders in its turn what it does not have, and nothing else", async () => {
    let turns = 0;
    const renderings = new RenderCache({
      maxBytes: 10_000,
      inTurn: (work) => (++turns > 2 ? Promise.reject(new Error("too many wait")) : work()),
    });
    const ask = (key: string) => renderings.findOrRender(key, async () => file(10));
    for (const key of ["a", "b", "a"]) await ask(key);
    await expect(ask("c")).rejects.toThrow("too many wait");
    expect(turns).toBe(3);
  });

  it("stays within its memory: the least recently used goes first", async () => {
    const renderings = new RenderCache({ maxBytes: 3000, inTurn: (work) => work() });
    const made: string[] = [];
    const ask = (key: string) =>
      renderings.findOrRender(key, async () => {
        made.push(key);
        return file(1000);
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
    expect(made).toEqual(["a", "b", "c", "b"]);
  });
});
