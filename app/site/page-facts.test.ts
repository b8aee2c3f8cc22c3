import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ACCESS } from "#app/access.ts";
import { SCREENS } from "#tests/e2e/screens.ts";
import { listRouteAddresses } from "#tests/route-addresses.ts";
import { ADMIN_LINKS } from "./admin/admin-navigation.ts";
import { HEADER_LINKS, HELP_LINKS, HOME_LINK, SMALL_PRINT_LINKS } from "./navigation.ts";
import { PAGE_FACTS } from "./page-facts.ts";

/** Pages are the routes with a screen; all other routes are for programs. */
const pages = new Set(
  listRouteAddresses()
    .filter(({ file }) => file.endsWith(".tsx"))
    .map(({ address }) => address),
);

/** Returns the pages that are in only one of the two, each with what to do about it. */
function differences(table: string, known: Iterable<string>, whatToAdd: string): string[] {
  const has = new Set(known);
  return [
    ...[...pages]
      .filter((page) => !has.has(page))
      .map((page) => `${table}: add ${JSON.stringify(page)} of app/routes.ts with ${whatToAdd}`),
    ...[...has]
      .filter((page) => !pages.has(page))
      .map((page) => `${table}: take ${JSON.stringify(page)} away, app/routes.ts has no such page`),
  ];
}

test("every page says where it is linked from and what search engines are told of it", () => {
  expect(differences("app/site/page-facts.ts", Object.keys(PAGE_FACTS), "where it is linked from, and its sitemap")).toEqual([]);
});

test("E1: every page is looked at in a browser", () => {
  const what = "the addresses at which to look at it, or the test that does";
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
  const pattern = new RegExp(`^${address.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`);
  for (const { path } of screens) expect(path.replace(/\?.*/, "")).toMatch(pattern);
});

/** Returns the addresses of these links, as app/routes.ts writes them. */
const addressesOf = (links: readonly { to: string }[]) =>
  new Set(
    links.map(({ to }) => Object.keys(PAGE_FACTS).find((address) => address === to || address.replace(/\/:\w+\?$/, "") === to) ?? to),
  );
const linkedFrom = (...places: string[]) =>
  new Set(
    Object.entries(PAGE_FACTS)
      .filter(([, facts]) => places.includes(facts.linkedFrom))
      .map(([address]) => address),
  );

describe("the navigation has the links that app/site/page-facts.ts says", () => {
  test("in the header (app/site/navigation.ts)", () => {
    expect(addressesOf(HEADER_LINKS)).toEqual(linkedFrom("header"));
  });
  test("in the footer, the header's among them (app/site/navigation.ts)", () => {
    expect(addressesOf([HOME_LINK, ...HEADER_LINKS, ...HELP_LINKS, ...SMALL_PRINT_LINKS])).toEqual(linkedFrom("header", "footer"));
  });
  test("in the admin sidebar (app/site/admin/admin-navigation.ts)", () => {
    expect(addressesOf(ADMIN_LINKS)).toEqual(linkedFrom("admin sidebar"));
  });
});

test.each(Object.entries(PAGE_FACTS))(
  "%s is shown to search engines only where everyone may read it",
  (address, { sitemap, linkedFrom }) => {
    if (sitemap !== "no") expect(ACCESS[address]?.read).toBe("everyone");
    if (linkedFrom === "admin sidebar") expect(ACCESS[address]?.read).toBe("admin");
    // Only a page without parameters, or with an optional one, is a single page.
    if (sitemap === "itself") expect(address).not.toMatch(/\*|:\w+(?!\w|\?)/);
  },
);
