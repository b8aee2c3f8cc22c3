import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ServerVariables } from "../render-page.ts";
import { QUICK_REFUSALS, slowRefusals } from "./slow-refusals.ts";

const DELAY_MS = 300;

/** Makes a function that asks for a status from a client's address, and returns after how many milliseconds it came. */
function makeServer() {
  const app = new Hono<ServerVariables>();
  app.use(async (c, next) => {
    c.set("clientAddress", c.req.header("x-test-from") ?? null);
    await next();
  });
  app.use(slowRefusals(DELAY_MS));
  app.get("/:status", (c) => new Response("answered", { status: Number(c.req.param("status")) }));
  return async (status: number, from: string) => {
    const startedAt = performance.now();
    const response = await app.request(`/${status}`, { headers: { "x-test-from": from } });
    expect([response.status, await response.text()]).toEqual([status, "answered"]);
    return performance.now() - startedAt;
  };
}

test("R3: who is refused again and again waits for each refusal; what is let in, and others, do not", async () => {
  const ask = makeServer();
  for (let refusal = 0; refusal < QUICK_REFUSALS; refusal++) expect(await ask(429, "192.0.2.1")).toBeLessThan(DELAY_MS / 2);
  expect(await ask(429, "192.0.2.1")).toBeGreaterThan(DELAY_MS / 2 - 5);
  expect(await ask(200, "192.0.2.1")).toBeLessThan(DELAY_MS / 2);
  expect(await ask(429, "192.0.2.2")).toBeLessThan(DELAY_MS / 2);
});

test("R3: a flood of refusals waits at the same time, and not one after another", async () => {
  const ask = makeServer();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 50 }, () => ask(429, "192.0.2.3")));
  expect(performance.now() - startedAt).toBeLessThan(3 * DELAY_MS);
});
