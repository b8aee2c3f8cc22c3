import { existsSync, globSync, readFileSync } from "node:fs";
import { matchPath } from "react-router";
import { describe, expect, test } from "vitest";
import { screenPath, SCREENS } from "#tests/e2e/screens.ts";
import { listRouteAddresses } from "#tests/route-addresses.ts";
import { samplePathOf } from "#tests/sample-paths.ts";
import { ACCESS, bodyOf, FILE_DEAR, listRates } from "./access.ts";
import { DEFAULT_LOOK } from "./features/look/default-look.ts";
import { JOBS } from "./jobs.server.ts";
import { redactPath } from "./platform/redacted-path.ts";
import { DEAR_WORK } from "./platform/work/dear-work.ts";
import { ADMIN_LINKS } from "./site/admin/admin-navigation.ts";

const routes = listRouteAddresses();
const entries = Object.entries(ACCESS);
/** Pages are the routes with a screen; all other routes are for programs. */
const pages = new Set(routes.filter(({ file }) => file.endsWith(".tsx")).map(({ address }) => address));

/** Returns the pages that are in only one of the two, each with what to do about it. */
function differences(table: string, known: Iterable<string>, whatToAdd: string): string[] {
  const has = new Set(known);
  return [
    ...[...pages].filter((page) => !has.has(page)).map((page) => `${table}: add to ${JSON.stringify(page)} of app/routes.ts ${whatToAdd}`),
    ...[...has]
      .filter((page) => !pages.has(page))
      .map((page) => `${table}: take ${JSON.stringify(page)} away, app/routes.ts has no such page`),
  ];
}

test("Z1: every route says who may read and write it, and nothing else does", () => {
  expect(new Set(routes.map(({ address }) => address))).toEqual(new Set(Object.keys(ACCESS)));
});

test("every page says where it is linked from and what search engines are told of it", () => {
  const saying = entries.filter(([, { linkedFrom, sitemap }]) => linkedFrom !== undefined || sitemap !== undefined);
  const whole = saying.filter(([, { linkedFrom, sitemap }]) => linkedFrom !== undefined && sitemap !== undefined);
  const known = whole.map(([address]) => address);
  expect(saying.map(([address]) => address)).toEqual(known);
  expect(differences("app/access.ts", known, "where it is linked from, and its sitemap")).toEqual([]);
});

test.each(entries)("%s has a sample exactly if it has parameters, and the router finds it there", (address, { sample }) => {
  expect(sample !== undefined).toBe(/[:*]/.test(address));
  expect(matchPath(address, samplePathOf(address))).not.toBeNull();
});

test.each(entries)("%s takes something only where somebody may write, and in less than Node's own time", (_address, access) => {
  if (access.write === undefined) expect([access.body, access.from]).toEqual([undefined, undefined]);
  if (access.from === "anywhere") expect(access.write).toBe("everyone");
  // The memory of the server is for everybody: only what streams may be large, and only of people who are known.
  if (access.body?.streamed) expect(["everyone", "signed-in"]).not.toContain(access.write);
  else expect(access.body?.maxBytes ?? 0).toBeLessThanOrEqual(1_000_000);
  expect(access.body?.seconds ?? 0).toBeLessThanOrEqual(15 * 60);
});

test("I2: a body has at most 100 kB, that of a post 1 MB; only files are longer, and those stream", () => {
  const POSTS = ["/admin/blog/save", "/admin/blog/editing", "/admin/blog/preview", "/functions/v1/blog-post-access"];
  for (const [address, access] of entries) {
    const { maxBytes, streamed } = bodyOf(access);
    if (!streamed) expect([address, maxBytes <= (POSTS.includes(address) ? 1_000_000 : 100_000)]).toEqual([address, true]);
  }
  expect(POSTS.map((address) => bodyOf(ACCESS[address]).maxBytes)).toEqual(POSTS.map(() => 1_000_000));
});

test.each(entries)("%s is cached, and shown to search engines, only where everyone may read it", (address, access) => {
  const { read, cache, sitemap = "no", linkedFrom } = access;
  if (cache !== undefined || sitemap !== "no") expect(read).toBe("everyone");
  if (linkedFrom === "admin sidebar") expect(["everyone", "signed-in", undefined]).not.toContain(read);
  // Only a page without parameters, or with an optional one, is a single page.
  if (sitemap === "itself") expect(address).not.toMatch(/\*|:\w+(?!\w|\?)/);
});

test.each(entries.flatMap(([address]) => address.match(/.*:(?:token|secret)\b.*/) ?? []))(
  "K2: the log never holds the secret of %s",
  (address) => {
    expect(redactPath(address.replace(/:(?:token|secret)\b/, "s3cr3t"))).not.toContain("s3cr3t");
  },
);

test("one name of a flood limit has one number", () => {
  const rates = listRates();
  const named = new Map(rates.map(({ name, perMinute }) => [name, perMinute]));
  for (const { name, perMinute } of rates) expect([name, named.get(name)]).toEqual([name, perMinute]);
});

test("every kind of dear work is named by an address or a job, and done in its turn somewhere", () => {
  const named = new Set([...FILE_DEAR, ...entries.flatMap(([, { dear = [] }]) => dear), ...JOBS.flatMap(({ dear }) => dear ?? [])]);
  expect(named).toEqual(new Set(Object.keys(DEAR_WORK)));
  const sources = globSync("{app,db}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] }).map((file) => readFileSync(file, "utf8"));
  const isDone = (kind: string) =>
    sources.some((text) => text.includes(`doDearWork("${kind}"`) || (text.includes("runApart(") && text.includes(`kind: "${kind}"`)));
  expect(Object.keys(DEAR_WORK).filter((kind) => !isDone(kind))).toEqual([]);
});

test("E1: every page is looked at in a browser", () => {
  const what = "the ways to look at it, or the test that does";
  expect(differences("tests/e2e/screens.ts", Object.keys(SCREENS), what)).toEqual([]);
});

test.each(Object.entries(SCREENS))("E1: %s is looked at as itself", (address, screens) => {
  if (!("length" in screens)) {
    const file = `tests/e2e/${screens.lookedAtIn}`;
    expect(existsSync(file), `${file} looks at ${address}`).toBe(true);
    expect(readFileSync(file, "utf8")).toContain("expectAccessible(");
    return;
  }
  expect(screens.length).toBeGreaterThan(0);
  for (const screen of screens) expect(matchPath(address, screenPath(address, screen).replace(/\?.*/, ""))).not.toBeNull();
});

/** Returns the addresses of these links, as app/routes.ts writes them. */
const addressesOf = (links: readonly { to: string }[]) =>
  new Set(links.map(({ to }) => Object.keys(ACCESS).find((address) => address === to || address.replace(/\/:\w+\?$/, "") === to) ?? to));
const linkedFrom = (...places: string[]) =>
  new Set(entries.filter(([, access]) => places.includes(access.linkedFrom ?? "")).map(([address]) => address));

describe("the navigation has the links that app/access.ts says", () => {
  test("in the header (features/look/default-look.ts)", () => {
    expect(addressesOf(DEFAULT_LOOK.headerLinks)).toEqual(linkedFrom("header"));
  });
  test("in the footer, the header's among them (features/look/default-look.ts)", () => {
    expect(addressesOf(DEFAULT_LOOK.footer.flatMap(({ links }) => links))).toEqual(linkedFrom("header", "footer"));
  });
  test("in the admin sidebar (app/site/admin/admin-navigation.ts)", () => {
    expect(addressesOf(ADMIN_LINKS)).toEqual(linkedFrom("admin sidebar"));
  });
});
