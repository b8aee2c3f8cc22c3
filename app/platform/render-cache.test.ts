import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { UnavailableError } from "./errors.ts";
import { RenderCache } from "./render-cache.ts";

const file = (length: number) => new Uint8Array(length);

describe("RenderCache", () => {
  it("makes a file once for a burst, caches it, and tries again after a failure", async () => {
    const renderings = new RenderCache({ maxBytes: 10_000, maxAtOnce: 2, maxWaiting: 10 });
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

  it("works on so many at a time, lets others wait, and sends the rest away", async () => {
    const renderings = new RenderCache({ maxBytes: 10_000, maxAtOnce: 2, maxWaiting: 3 });
    let running = 0;
    let most = 0;
    const render = async () => {
      most = Math.max(most, ++running);
      await sleep(5);
      running -= 1;
      return file(10);
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => renderings.findOrRender(`k${index}`, render)));
    expect(results.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), ...Array(3).fill("rejected")]);
    expect((results[7] as PromiseRejectedResult).reason).toBeInstanceOf(UnavailableError);
    expect(most).toBe(2);
    await renderings.findOrRender("later", render);
    expect(running).toBe(0);
  });

  it("stays within its memory: the least recently used goes first", async () => {
    const renderings = new RenderCache({ maxBytes: 3000, maxAtOnce: 1, maxWaiting: 0 });
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
