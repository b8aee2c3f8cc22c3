import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { clusterPaths } from "#app/platform/db/embedded/cluster-files.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { prepareDemoSite } from "../bench/demo-site.ts";
import { startServerProcess } from "../bench/server-process.ts";
import { type FreshPeople, makeFreshPeople } from "./fresh-people.ts";
import type { Caller } from "./judge.ts";
import { startLocalShop } from "./local-shop.ts";
import { type RowWatch, watchRows } from "./row-changes.ts";
import { createFixtures, type Fixtures } from "./fixtures.ts";

/** A running copy of the site that may be broken. */
export interface TargetServer {
  siteUrl: string;
  /** The process that serves it. */
  pid: number;
  /** The process that started all others of its database. */
  databasePid: number;
  dataDir: string;
  /** The file to which the server logs unexpected errors. */
  logFile: string;
  things: Fixtures;
  rows: RowWatch;
  /** Ids of users and lists that belong to none of the callers. */
  foreign: ReadonlySet<string>;
  /** Returns the cookie header of a new session; undefined for anonymous callers. */
  signIn(caller: Caller): Promise<string | undefined>;
  people: FreshPeople;
  close(): Promise<void>;
}

/** Creates the demo site with users in a temporary folder, serves it from its own process, and watches every row that it writes. */
export async function prepareTargetServer(port: number): Promise<TargetServer> {
  const cleaning = new AsyncDisposableStack();
  try {
    return await serveTargetServer(port, cleaning);
  } catch (error) {
    await cleaning.disposeAsync();
    throw error;
  }
}

async function serveTargetServer(port: number, cleaning: AsyncDisposableStack): Promise<TargetServer> {
  const demo = await prepareDemoSite({ withPictures: false });
  cleaning.defer(() => demo.remove());
  const settings = readConfig({ DATA_DIR: demo.folder });
  const opened = await openDatabase(settings);
  cleaning.defer(() => opened.close());
  const [user, viewer, author, editor, admin, bystander, otherAdmin] = await Promise.all([
    createUser(),
    createUser({ role: "viewer" }),
    createUser({ role: "author" }),
    createUser({ role: "editor" }),
    createUser({ role: "admin" }),
    createUser(),
    createUser({ role: "admin" }),
  ]);
  const things = await createFixtures(user, author.id, bystander.id, otherAdmin.id);
  const rows = await watchRows(opened.connectionString);
  cleaning.defer(() => rows.close());
  const logFile = path.join(demo.folder, "attack.log");
  const log = openSync(logFile, "a");
  cleaning.defer(() => closeSync(log));
  // Each request sends its own client address, so that no rate limit is reached.
  const shop = await startLocalShop();
  cleaning.defer(() => shop.close());
  const env = { ...shop.env, DATA_DIR: demo.folder, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error", DEMO_CATALOGUE: "off" };
  const site = await startServerProcess("build/server/main.js", port, "/readyz", env, ["ignore", log, log]);
  cleaning.defer(() => site.stop());
  const people: Partial<Record<Caller, string>> = {
    user: user.id,
    viewer: viewer.id,
    author: author.id,
    editor: editor.id,
    admin: admin.id,
  };
  async function cookieOf(userId: string): Promise<string> {
    const { token } = await createSession(userId);
    return `${sessionCookieName(site.url)}=${toSessionCookieValue(token, siteSecret(settings))}`;
  }
  return {
    siteUrl: site.url,
    pid: site.pid,
    databasePid: Number(readFileSync(path.join(clusterPaths(demo.folder).cluster, "postmaster.pid"), "utf8").split("\n")[0]),
    dataDir: demo.folder,
    logFile,
    things,
    rows,
    foreign: new Set([bystander.id, things.foreignListId, otherAdmin.id]),
    async signIn(caller) {
      const id = people[caller];
      return id === undefined ? undefined : cookieOf(id);
    },
    people: makeFreshPeople(things, { listsId: user.id, postId: author.id }, cookieOf),
    close: () => cleaning.disposeAsync(),
  };
}
