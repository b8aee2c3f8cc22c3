import { Hono } from "hono";
import { UnavailableError } from "#app/platform/errors.ts";
import type { ServerVariables } from "./render-page.ts";

export interface HealthChecks {
  /** Resolves when this server can answer: database reachable and migrated, not stopping. Rejects with the reason. */
  checkReady(): Promise<void>;
  /** Returns what the site serves without just now, as it is known, such as "file store away". */
  listMissing(): readonly string[];
}

const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/**
 * Routes `/healthz`, which answers while the process lives, and `/readyz`, which answers 200 while it can serve, and names what is away
 * meanwhile, or why it cannot.
 */
export function healthRoutes(checks: HealthChecks): Hono<ServerVariables> {
  const routes = new Hono<ServerVariables>();
  routes.get("/healthz", () => new Response("ok\n", { headers: plain }));
  routes.get("/readyz", async () => {
    try {
      await checks.checkReady();
      return new Response(`${["ready", ...checks.listMissing()].join("; ")}\n`, { headers: plain });
    } catch (error) {
      // Any other error is the database's own, which may name the network.
      const reason = error instanceof UnavailableError ? error.message : "the database is away";
      return new Response(`not ready; ${reason}\n`, { status: 503, headers: { ...plain, "retry-after": "5" } });
    }
  });
  return routes;
}
