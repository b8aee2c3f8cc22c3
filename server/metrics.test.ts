import { Hono } from "hono";
import { expect, test } from "vitest";
import { metricsEndpoint } from "./metrics.ts";
import type { ServerVariables } from "./render-page.ts";

const HERE = "http://127.0.0.1:3000";
const PUBLIC = "https://gifts.example";

interface Asked {
  siteUrl?: string;
  metricsToken?: string;
  headers?: Record<string, string>;
  from?: string;
}

async function ask({ siteUrl = HERE, metricsToken, headers = {}, from = "127.0.0.1" }: Asked): Promise<number> {
  const app = new Hono<ServerVariables>().get("/metrics", metricsEndpoint({ metricsToken, siteUrl }));
  const env = { incoming: { socket: { remoteAddress: from } } };
  return (await app.request("http://localhost/metrics", { headers: { host: "localhost", ...headers } }, env)).status;
}

test("with a token /metrics answers only senders of the token, from anywhere, and refuses all others, this machine included", async () => {
  const metricsToken = "a token of some length";
  for (const siteUrl of [HERE, PUBLIC]) {
    expect(await ask({ siteUrl, metricsToken, headers: { authorization: `Bearer ${metricsToken}` }, from: "203.0.113.9" })).toBe(200);
    expect(await ask({ siteUrl, metricsToken, headers: { authorization: "Bearer another" } })).toBe(401);
    expect(await ask({ siteUrl, metricsToken })).toBe(401);
  }
});

test("without one it answers this machine, whatever Host the request names", async () => {
  expect(await ask({})).toBe(200);
  expect(await ask({ from: "::1" })).toBe(200);
  expect(await ask({ headers: { host: "gifts.example" } })).toBe(200);
});

test.each<[string, Asked]>([
  ["another machine that names this one", { from: "203.0.113.9", headers: { host: "127.0.0.1:3000" } }],
  ["a proxy on this machine that says for whom", { headers: { "x-forwarded-for": "203.0.113.9" } }],
  ["one that says so in its own words", { headers: { "x-forwarded-host": "gifts.example" } }],
  ["one that says only its name", { headers: { via: "1.1 proxy" } }],
  ["a proxy before a public site that says nothing and sends a local Host", { siteUrl: PUBLIC, headers: { host: "127.0.0.1:3000" } }],
])("without one it is not there for %s", async (_who, asked) => {
  expect(await ask(asked)).toBe(404);
});
