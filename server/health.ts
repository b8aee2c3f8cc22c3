import { Hono } from "hono";
import type { ServerVariables } from "./render-page.ts";

export interface HealthChecks {
  /** Resolves when this server can answer: database reachable and migrated, not stopping. Rejects with the reason. */
  checkReady(): Promise<void>;
}

const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Routes `/healthz`, which answers while the process lives, and `/readyz`, which answers 200 while it can serve. */
export function healthRoutes(checks: HealthChecks): Hono<ServerVariables> {
  const routes = new Hono<ServerVariables>();
  routes.get("/healthz", () => new Response("ok\n", { headers: plain }));
  routes.get("/readyz", async () => {
    try {
      await checks.checkReady();
      return new Response("ready\n", { headers: plain });
    } catch {
      return new Response("not ready\n", { status: 503, headers: { ...plain, "retry-after": "5" } });
    }
  });
  return routes;
}
