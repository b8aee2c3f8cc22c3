import { Hono } from "hono";
import { expect, test } from "vitest";
import { metricsEndpoint } from "./metrics.ts";
import type { ServerVariables } from "./render-page.ts";

test("with a token /metrics answers only senders of the token, from anywhere, and refuses all others, this machine included", async () => {
  const app = new Hono<ServerVariables>().get("/metrics", metricsEndpoint("a token of some length"));
  const ask = (headers: Record<string, string>) =>
    app.request(
      "http://localhost/metrics",
      { headers: { host: "localhost", ...headers } },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    );
  expect((await ask({ authorization: "Bearer a token of some length" })).status).toBe(200);
  expect((await ask({ authorization: "Bearer another" })).status).toBe(401);
  expect((await ask({})).status).toBe(401);
});
