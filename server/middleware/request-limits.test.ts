import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { ACCESS, rateOf } from "#app/access.ts";
import { parseTrustedProxies } from "#app/platform/client-address.server.ts";
import { log } from "#app/platform/log.server.ts";
import { noticeForwarding } from "#app/platform/untrusted-proxies.server.ts";
import type { ServerVariables } from "../render-page.ts";
import { limitRequests } from "./request-limits.ts";

const most = ACCESS["/clicks"]?.rate?.perMinute ?? 0;

/** Makes a function that sends a request from a client's address; a click, where nothing else is said. */
function makeServer(access = ACCESS["/clicks"]) {
  const app = new Hono<ServerVariables>();
  app.use(async (c, next) => {
    c.set("clientAddress", c.req.header("x-test-from") ?? null);
    await next();
  });
  app.use(limitRequests(() => access));
  app.all("/clicks", (c) => c.text("counted"));
  return (from: string, method = "GET") => app.request("/clicks", { method, headers: { "x-test-from": from } });
}

test("a flood is refused with Retry-After and logged once a minute, without its sender's address; others are let in", async () => {
  const info = vi.spyOn(log, "info").mockReturnValue(undefined);
  const ask = makeServer();
  const flood = await Promise.all(Array.from({ length: most + 5 }, () => ask("192.0.2.200")));
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(flood.filter(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) > 0)).toHaveLength(5);
  expect((await ask("192.0.2.201")).status).toBe(200);
  expect(info.mock.calls).toEqual([[{ gate: "limit", outcome: "refused", what: "clicks" }, "access"]]);
});

test("writes that everybody may send are counted where nothing is said of their address, and readers of it are not", async () => {
  const most = rateOf({ write: "everyone" }, "POST")?.perMinute ?? 0;
  vi.spyOn(log, "info").mockReturnValue(undefined);
  const ask = makeServer({ read: "everyone", write: "everyone" });
  const flood = await Promise.all(Array.from({ length: most + 5 }, () => ask("192.0.2.202", "POST")));
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await ask("192.0.2.202")).status).toBe(200);
  const asSignedIn = makeServer({ write: "signed-in" });
  expect((await asSignedIn("192.0.2.202", "POST")).status).toBe(200);
});

test("R3: behind a proxy that is not trusted nobody uses up everybody's clicks", async () => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  const proxy = "10.66.0.2";
  noticeForwarding(proxy, new Headers({ "x-forwarded-for": "203.0.113.9" }), parseTrustedProxies([]));
  const ask = makeServer();
  const crowd = await Promise.all(Array.from({ length: most + 5 }, () => ask(proxy)));
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
});
