// The upper bound that a cached page is measured against: a Hono route that answers the same bytes from memory.
import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const body = readFileSync(process.env.BENCH_BODY as string);
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": process.env.BENCH_ENCODING ?? "br",
  "content-length": String(body.length),
};
const app = new Hono();
app.get("/", () => new Response(body, { headers }));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
