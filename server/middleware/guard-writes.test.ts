import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ServerVariables } from "../render-page.ts";
import { guardWrites } from "./guard-writes.ts";

const SITE_URL = "https://shop.example";

/** Sends a request to an address that takes nothing; 405 is the route's own answer. */
async function send(method: string, headers: Record<string, string>): Promise<number> {
  const hono = new Hono<ServerVariables>();
  hono.use(guardWrites(() => ({ read: "everyone" }), SITE_URL));
  hono.all("*", () => new Response(null, { status: 405 }));
  return (await hono.request(`${SITE_URL}/about`, { method, headers })).status;
}

test.each(["https://evil.example", "http://shop.example", "null", "no address"])(
  "A9: what %s sends to an address that takes nothing never reaches the router, which would log it as a fault",
  async (origin) => {
    expect(await send("POST", { origin })).toBe(403);
    expect(await send("DELETE", { origin })).toBe(403);
    expect(await send("GET", { origin })).toBe(405);
  },
);

test("our own pages, and programs, hear from the route that nothing is taken there", async () => {
  expect(await send("POST", { origin: SITE_URL })).toBe(405);
  expect(await send("POST", {})).toBe(405);
});
