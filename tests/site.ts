import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { PICTURE_SIZES } from "#app/features/media/pending-pictures.commands.server.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { type RunningJobs, startJobs } from "#app/platform/jobs/run-jobs.server.ts";
import { PageCache } from "#app/platform/page-cache/page-cache.ts";
import { listenForPageTags, type PageTagListener } from "#app/platform/page-cache/page-tag-listener.server.ts";
import { createLocalStorage } from "#app/platform/storage/local-storage.server.ts";
import type { App } from "#server/app.ts";
import { type TestDatabase, useTestDatabase } from "./database.ts";
import { refuseStaleBuild } from "./stale-build.ts";
import { createSession, type SessionTraits } from "./factories/users.ts";

/** The built site over a test database, without a port. */
export interface TestSite {
  app: App;
  pageCache: PageCache;
  connectionString: string;
  dataDir: string;
  /** Sends a request as a browser of this site would; `path` starts with a slash. `from`: the client's network address. */
  request(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
  /** Signs a user in without a password, and returns the browser's `cookie` header. */
  signIn(user: { id: string }, session?: SessionTraits): Promise<string>;
  /** Waits until a change committed before this call has reached the page cache. */
  settle(): Promise<void>;
}

const SITE_URL = "http://site.test";

/** Makes a site for the test file; its fields are set once the tests run. Refuses a build of other sources (`npm test` makes one). */
export function useSite(testDatabase: TestDatabase = useTestDatabase()): TestSite {
  refuseStaleBuild();
  let listener: PageTagListener;
  let heard: (() => void) | undefined;
  let jobs: RunningJobs;
  const site = {
    async request(target: string, { from, ...init }: RequestInit & { from?: string } = {}) {
      const method = (init.method ?? "GET").toUpperCase();
      const headers = new Headers(init.headers);
      if (method !== "GET" && method !== "HEAD" && !headers.has("origin")) headers.set("origin", SITE_URL);
      const env = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
      return site.app.hono.request(SITE_URL + target, { ...init, headers }, env);
    },
    async signIn({ id }, traits) {
      const { token } = await createSession(id, traits);
      return `${sessionCookieName(SITE_URL)}=${toSessionCookieValue(token, siteSecret(readConfig(process.env)))}`;
    },
    async settle() {
      const arrived = new Promise<void>((resolve) => {
        heard = resolve;
      });
      // Messages of one channel arrive in the order of their commits.
      await database().execute(sql`select pg_notify('presently_page_tags', 'test-settled')`);
      await arrived;
    },
  } as TestSite;

  beforeAll(async () => {
    site.dataDir = await mkdtemp(path.join(tmpdir(), "presently-site-"));
    chmodSync(site.dataDir, 0o755);
    site.connectionString = testDatabase.connectionString;
    // The bundle reads its own settings from the environment.
    process.env.DATA_DIR = site.dataDir;
    process.env.SITE_URL = SITE_URL;
    site.pageCache = new PageCache({ maxBytes: 32e6 });
    const built = (await import(path.resolve("build/server/built-app.js"))) as typeof import("#server/built-app.ts");
    listener = await listenForPageTags({
      connectionString: site.connectionString,
      onTags(tags) {
        built.announceTags(tags);
        site.pageCache.drop(tags);
        if (tags.includes("test-settled")) heard?.();
      },
      onGap: () => site.pageCache.expireAll(),
    });
    // An upload waits for its sizes; other jobs would change what tests count.
    jobs = startJobs(built.JOBS.filter(({ name }) => name === PICTURE_SIZES));
    site.app = built.createBuiltApp({
      config: readConfig(process.env),
      pageCache: site.pageCache,
      storage: createLocalStorage(path.join(site.dataDir, "media")),
      clientFolders: ["build/client"],
      holdsToNamedWork: true,
      health: {
        async checkReady() {
          await database().execute(sql`select 1`);
        },
        listMissing: () => [],
      },
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await listener.close();
    await rm(site.dataDir, { recursive: true, force: true });
  });
  return site;
}
