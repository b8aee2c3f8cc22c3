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
