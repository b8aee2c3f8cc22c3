import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { ACCESS, type Access } from "#app/access.ts";
import type { Config } from "#app/platform/config.server.ts";
import { findCountry } from "#app/platform/country/find-country.server.ts";
import { isDatabaseAway } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { redactPath } from "#app/platform/redacted-path.ts";
import type { PageCache } from "#app/platform/page-cache/page-cache.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { type HealthChecks, healthRoutes } from "./health.ts";
import { encodeText } from "./middleware/compress-text.ts";
import { mediaFiles } from "./middleware/media-files.ts";
import { metricsEndpoint } from "./metrics.ts";
import { observeRequests } from "./middleware/observe-requests.ts";
import { problemResponse } from "./problem.ts";
import { identifyRequests } from "./middleware/identify-requests.ts";
import { guardWrites } from "./middleware/guard-writes.ts";
import { withoutLongBody } from "./receive-body.ts";
import { refuseMalformed } from "./middleware/refuse-malformed.ts";
import { limitRequests } from "./middleware/request-limits.ts";
import { slowRefusals } from "./middleware/slow-refusals.ts";
import { staticFiles } from "./middleware/static-files.ts";
import { fairShare } from "./middleware/fair-share.ts";
import { baseHeaders } from "./middleware/security-headers.ts";
import { createAddressFinder } from "./route-addresses.ts";
import { createPageAddresses } from "./page-addresses.ts";
import { PageServer } from "./page-server.ts";
import { createRenderer, entryOf, type ServerVariables } from "./render-page.ts";

export interface AppOptions {
  config: Config;
  build: ServerBuild;
  mode: string;
  pageCache: PageCache;
  storage: Storage;
  health: HealthChecks;
  /** The folders of the built client files, the release's own first; none in development, where Vite serves them. */
  clientFolders?: readonly string[];
  /** Fails a request that does dear work which its address does not name; tests set it. */
  holdsToNamedWork?: boolean;
}

export interface App {
  hono: Hono<ServerVariables>;
  pages: PageServer;
  /** Returns what app/access.ts says of a path. */
  accessOf(pathname: string): Access | undefined;
}

/** Assembles the transport: limits, headers, health, static files, cached pages, and behind them the routes. */
export function createApp(options: AppOptions): App {
  const { config, build } = options;
  const entry = entryOf(build);
  const fixedHeaders = baseHeaders(config.siteUrl);
  const addressOf = createAddressFinder(build);
  const accessOf = (pathname: string) => ACCESS[addressOf(pathname) ?? ""];
  const dearOf = options.holdsToNamedWork === true ? (pathname: string) => accessOf(pathname)?.dear ?? [] : undefined;
  const isFramedAt = (pathname: string) => accessOf(pathname)?.isFramed === true;
  const render = createRenderer(build, options.mode, config.siteUrl, dearOf, isFramedAt);
  const pages = new PageServer({
    cache: options.pageCache,
    addressOf: createPageAddresses((pathname) => accessOf(pathname)?.cache),
    groupCountry: entry.countryOfSeason,
    // A shared page is rendered from its address alone, so that it holds nothing of one reader's request.
    render: async (key, country) => {
      // The key is appended to the origin, not resolved against the address: `//evil.example/about` would be a page of another host.
      const rendered = await render(new Request(new URL(config.siteUrl).origin + key), {
        requestId: crypto.randomUUID(),
        clientAddress: null,
        country: () => country,
      });
      for (const [name, value] of Object.entries(fixedHeaders))
        if (!rendered.response.headers.has(name)) rendered.response.headers.set(name, value);
      return rendered;
    },
  });

  const hono = new Hono<ServerVariables>();
  hono.use(identifyRequests(config));
  hono.use(observeRequests);
  hono.use(encodeText(entry.carriesSession));
  hono.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  hono.use(refuseMalformed(accessOf));
  hono.route("/", healthRoutes(options.health));
  hono.get("/metrics", metricsEndpoint(config));
  for (const folder of options.clientFolders ?? []) hono.use(staticFiles(folder));
  hono.get("/media/*", mediaFiles(options.storage, entry.findCurrentPath));
  hono.use(guardWrites(accessOf, config.siteUrl));
  hono.use(slowRefusals());
  hono.use(limitRequests(accessOf));
  hono.use(fairShare());
  hono.all("*", async (c) => {
    const { method, url } = c.req.raw;
    const clientAddress = c.get("clientAddress");
    const country = () => findCountry({ headers: c.req.raw.headers, clientAddress, countryHeader: config.countryHeader });
    if (method === "GET" || method === "HEAD") {
      const target = url.slice(url.indexOf("/", url.indexOf("//") + 2));
      const answer = await pages.answer({
        method,
        target,
        acceptEncoding: c.req.header("accept-encoding"),
        ifNoneMatch: c.req.header("if-none-match"),
        country,
      });
      if (answer !== undefined) return new Response(answer.body as BodyInit | null, { status: answer.status, headers: answer.headers });
    }
    const { response, html } = await render(withoutLongBody(c.req.raw, accessOf(new URL(url).pathname)), {
      requestId: c.get("requestId"),
      clientAddress,
      country,
      isRefusedAgain: c.get("isRefusedAgain") === true,
    });
    if (html === null) return response;
    return new Response(method === "HEAD" ? null : (html as BodyInit), { status: response.status, headers: response.headers });
  });
  hono.onError((error, c) => {
    const isAway = isDatabaseAway(error);
    log.error(
      { err: error, requestId: c.get("requestId"), path: redactPath(c.req.path) },
      isAway ? "a service is away" : "unexpected error",
    );
    const response = problemResponse(isAway ? 503 : 500, c.get("requestId"));
    if (isAway) response.headers.set("retry-after", "5");
    return response;
  });
  return { hono, pages, accessOf };
}
