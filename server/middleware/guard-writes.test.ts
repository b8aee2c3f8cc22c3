import { Hono } from "hono";
import { expect, test } from "vitest";
import { ACCESS } from "#app/access.ts";
import type { ServerVariables } from "../render-page.ts";
import { guardWrites } from "./guard-writes.ts";

const SITE = "https://shop.example";
const site = new Hono<ServerVariables>();
site.use(guardWrites((pathname) => ACCESS[pathname.replace(/\.data$/, "")], SITE));
site.all("*", (c) => c.text("let in"));

async function send(path: string, headers: Record<string, string>, method = "POST"): Promise<number> {
  return (await site.request(SITE + path, { method, headers, ...(method === "POST" ? { body: "{}" } : {}) })).status;
}
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_BODY = { "content-type": "application/json" };

test.each([
  ["a form of our own page", "/contact", { ...FORM, origin: SITE }, 200],
  ["a form of another site", "/contact", { ...FORM, origin: "https://evil.example" }, 403],
  ["a form of nobody knows where", "/contact", { ...FORM, origin: "null" }, 403],
  ["a form without an Origin", "/contact", FORM, 403],
  ["a program, where programs write", "/api/v1/finder", JSON_BODY, 200],
  ["a page of another site, where programs write", "/api/v1/finder", { ...JSON_BODY, origin: "https://evil.example" }, 200],
  ["the router's own request without an Origin, where programs write", "/api/v1/finder.data", JSON_BODY, 403],
])("A9: %s", async (_who, path, headers, status) => {
  expect(await send(path, headers)).toBe(status);
});

test.each([
  ["/contact", "application/json"],
  ["/contact", "multipart/form-data; boundary=x"],
  ["/contact", ""],
  ["/admin/gifts/import-file", "text/html"],
])("I2: %s takes no body of type %j", async (path, type) => {
  expect(await send(path, { origin: SITE, "content-type": type })).toBe(415);
});

test("what only reads passes, whoever sends it", async () => {
  expect(await send("/contact", { origin: "https://evil.example" }, "GET")).toBe(200);
});

/** Sends a request to an address that takes nothing; 405 is the route's own answer. */
async function sendToReader(method: string, headers: Record<string, string>): Promise<number> {
  const hono = new Hono<ServerVariables>();
  hono.use(guardWrites(() => ({ read: "everyone" }), SITE));
  hono.all("*", () => new Response(null, { status: 405 }));
  return (await hono.request(`${SITE}/about`, { method, headers })).status;
}

test.each(["https://evil.example", "http://shop.example", "null", "no address"])(
  "A9: what %s sends to an address that takes nothing never reaches the router, which would log it as a fault",
  async (origin) => {
    expect(await sendToReader("POST", { origin })).toBe(403);
    expect(await sendToReader("DELETE", { origin })).toBe(403);
    expect(await sendToReader("GET", { origin })).toBe(405);
  },
);

test("our own pages, and programs, hear from the route that nothing is taken there", async () => {
  expect(await sendToReader("POST", { origin: SITE })).toBe(405);
  expect(await sendToReader("POST", {})).toBe(405);
});
