import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ServerBuild } from "react-router";
import type { Config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { loggablePath } from "#app/platform/loggable-path.ts";
import type { PageCache } from "#app/platform/page-cache/page-cache.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { type HealthChecks, healthRoutes } from "./health.ts";
import { mediaFiles } from "./middleware/media-files.ts";
import { tellMetrics } from "./metrics.ts";
import { observeRequests } from "./middleware/observe-requests.ts";
import { problemResponse } from "./problem.ts";
import { takesFiles } from "./slow-senders.ts";
import { identifyRequests } from "./middleware/identify-requests.ts";
import { refuseMalformed } from "./middleware/refuse-malformed.ts";
import { limitRequests } from "./middleware/request-limits.ts";
import { baseHeaders } from "./middleware/security-headers.ts";
import { createPageAddresses } from "./page-addresses.ts";
import { PageServer } from "./page-server.ts";
import { createRenderer, type ServerVariables } from "./render-page.ts";

/** I2. */
const MAX_BODY_BYTES = 100_000;
const MAX_POST_BYTES = 1_000_000;
/** Where whole posts are sent to. */
const POST_PATHS: ReadonlySet<string> = new Set([
  "/admin/blog/save",
  "/admin/blog/editing",
  "/admin/blog/preview",
  "/functions/v1/blog-post-access",
]);
const takesPosts = (path: string) => POST_PATHS.has(path);

export interface AppOptions {
  config: Config;
  build: ServerBuild;
  mode: string;
  pageCache: PageCache;
  storage: Storage;
  health: HealthChecks;
  /** The folder of the built client files, or undefined in development, where Vite serves them. */
  clientFolder?: string;
}

export interface App {
  hono: Hono<ServerVariables>;
  pages: PageServer;
}

/** Puts the transport together: limits, headers, health, static files, kept pages, and behind them the routes. */
export function createApp(options: AppOptions): App {
  const { config, build } = options;
  const render = createRenderer(build, options.mode, config.siteUrl);
  const fixedHeaders = baseHeaders(config.siteUrl);
  const pages = new PageServer({
    cache: options.pageCache,
    addressOf: createPageAddresses(build),
    // Nothing of the reader's request goes into a page that everybody gets.
    render: async (key) => {
      // Put behind the origin, not resolved against the address: `//evil.example/about` would be a page of another host.
      const rendered = await render(new Request(new URL(config.siteUrl).origin + key), {
        requestId: crypto.randomUUID(),
        clientAddress: null,
      });
      for (const [name, value] of Object.entries(fixedHeaders))
        if (!rendered.response.headers.has(name)) rendered.response.headers.set(name, value);
      return rendered;
    },
  });

  const hono = new Hono<ServerVariables>();
  hono.use(identifyRequests(config));
  hono.use(observeRequests);
  hono.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  hono.use(refuseMalformed);
  hono.route("/", healthRoutes(options.health));
  hono.get("/metrics", tellMetrics(config.metricsToken));
  if (options.clientFolder !== undefined) {
    hono.use(
      "/assets/*",
      serveStatic({
        root: options.clientFolder,
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=31536000, immutable"),
      }),
    );
    hono.use(
      "/:file{.+\\.(?:svg|png|ico|webmanifest)}",
      serveStatic({
        root: options.clientFolder,
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", "public, max-age=3600"),
      }),
    );
  }
  hono.get("/media/*", mediaFiles(options.storage));
  const limitPosts = bodyLimit({ maxSize: MAX_POST_BYTES, onError: (c) => problemResponse(413, c.get("requestId") as string) });
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => problemResponse(413, c.get("requestId") as string) });
  // A file is counted by its route while it streams, after it is clear who sends it; here it would be held in memory.
  hono.use((c, next) => (takesFiles(c.req.path) ? next() : takesPosts(c.req.path) ? limitPosts(c, next) : limitBody(c, next)));
  hono.use(limitRequests());
  hono.all("*", async (c) => {
    const { method, url } = c.req.raw;
    if (method === "GET" || method === "HEAD") {
      const target = url.slice(url.indexOf("/", url.indexOf("//") + 2));
      const answer = await pages.answer({
        method,
        target,
        acceptEncoding: c.req.header("accept-encoding"),
        ifNoneMatch: c.req.header("if-none-match"),
      });
      if (answer !== undefined) return new Response(answer.body as BodyInit | null, { status: answer.status, headers: answer.headers });
    }
    const { response, html } = await render(c.req.raw, { requestId: c.get("requestId"), clientAddress: c.get("clientAddress") });
    if (html === null) return response;
    return new Response(method === "HEAD" ? null : (html as BodyInit), { status: response.status, headers: response.headers });
  });
  hono.onError((error, c) => {
    log.error({ err: error, requestId: c.get("requestId"), path: loggablePath(c.req.path) }, "unexpected error");
    return problemResponse(500, c.get("requestId"));
  });
  return { hono, pages };
}
