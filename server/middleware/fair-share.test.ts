import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { letOthersRun } from "#app/platform/work/bounded-queue.ts";
import type { ServerVariables } from "../render-page.ts";
import { fairShare } from "./fair-share.ts";

/** A server that answers a request when the test says so; the header `from` is the client's address. */
function makeServer({ turnMs = 60_000 } = {}) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const hono = new Hono<ServerVariables>();
  hono.use(async (c, next) => {
    c.set("requestId", "test");
    c.set("clientAddress", c.req.header("from") ?? null);
    await next();
  });
  hono.use(fairShare(turnMs));
  hono.get("/:name", async (c) => {
    const name = c.req.param("name");
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return c.text(name);
  });
  const ask = (name: string, from?: string) => hono.request(`/${name}`, from === undefined ? {} : { headers: { from } });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

async function settled(): Promise<void> {
  for (let look = 0; look < 3; look++) await letOthersRun();
}

describe("requests that nothing has answered yet", () => {
  test("of one address are worked on two at once, those of others at the same time", async () => {
    const { begun, ask, end } = makeServer();
    const many = ["a1", "a2", "a3", "a4", "a5"].map((name) => ask(name, "203.0.113.1"));
    const other = ask("b1", "203.0.113.2");
    await settled();
    expect(begun).toEqual(["a1", "a2", "b1"]);
    end("b1");
    expect(await (await other).text()).toBe("b1");
    end("a2");
    await settled();
    expect(begun.slice(3)).toEqual(["a3"]);
    for (const name of ["a3", "a1", "a4", "a5"]) {
      end(name);
      await settled();
    }
    expect(await Promise.all(many.map(async (answer) => (await answer).text()))).toEqual(["a1", "a2", "a3", "a4", "a5"]);
  });

  test("of one network of IPv6 count as one address", async () => {
    const { begun, ask } = makeServer();
    for (const [place, name] of ["a1", "a2", "a3", "a4"].entries()) void ask(name, `2001:db8::${place + 1}`);
    await settled();
    expect(begun).toEqual(["a1", "a2"]);
  });

  test("that wait for something else than the loop do not hold up the others", async () => {
    const { begun, ask } = makeServer({ turnMs: 20 });
    const from = "203.0.113.3";
    for (const name of ["a1", "a2", "a3"]) void ask(name, from);
    const fourth = ask("a4", from);
    await expect.poll(() => begun).toContain("a4");
    void fourth;
  });

  test("of one address are refused where two hundred wait, and only of that one", async () => {
    const { ask, end, begun } = makeServer();
    const from = "203.0.113.4";
    for (let place = 0; place < 202; place++) void ask(`a${place}`, from);
    const askedAt = performance.now();
    const refused = await ask("late", from);
    expect(performance.now() - askedAt, "it is refused at once").toBeLessThan(5000);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = ask("b", "203.0.113.5");
    await settled();
    end("b");
    expect((await other).status).toBe(200);
    expect(begun).not.toContain("late");
  });

  test("of nobody in particular are not held back", async () => {
    const { begun, ask } = makeServer();
    for (let place = 0; place < 9; place++) void ask(`a${place}`);
    await settled();
    expect(begun.length).toBe(9);
  });

  test("that fail make room as well", async () => {
    const hono = new Hono<ServerVariables>();
    hono.use(async (c, next) => {
      c.set("clientAddress", "203.0.113.6");
      await next();
    });
    hono.use(fairShare());
    hono.get("/", () => {
      throw new Error("no luck");
    });
    hono.onError((_error, c) => c.text("failed", 500));
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await hono.request("/")).status));
    expect(statuses).toEqual(Array(8).fill(500));
  });
});
