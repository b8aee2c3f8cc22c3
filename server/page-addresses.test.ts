import { expect, test } from "vitest";
import type { PublicPagePolicy } from "#app/platform/page-cache/page-policy.ts";
import { createPageAddresses } from "./page-addresses.ts";

const POLICIES: Record<string, PublicPagePolicy> = {
  category: { query: ["page", "sort"] },
  finder: { query: [], onlyWithoutQuery: true },
};
const addressOf = createPageAddresses((pathname) => POLICIES[pathname.split(/[/.]/)[1] ?? ""]);

test.each([
  ["/category/occasion/birthday", "?page=2", "/category/occasion/birthday?page=2"],
  ["/category/occasion/birthday", "?utm_source=mail", "/category/occasion/birthday"],
  ["/category/occasion/birthday", "?sort=price&x=1&page=2", "/category/occasion/birthday?page=2&sort=price"],
  ["/category/occasion/birthday", "?page=", "/category/occasion/birthday"],
  ["/category/occasion/birthday.data", "?page=2", "/category/occasion/birthday.data?page=2"],
  ["/finder", "", "/finder"],
  ["/finder.data", "?", "/finder.data"],
])("%s%s is cached as %s", (pathname, search, key) => {
  expect(addressOf(pathname, search)).toEqual({ key, movedTo: null, byCountry: false });
});

test("one page has one key, whatever way its path is written", () => {
  for (const path of ["/category/occasion/Birthday", "/category/occasion/%62irthday", "/category/occasion/birthday//"])
    expect(addressOf(path, "?page=2&utm_source=x"), path).toEqual({
      key: "/category/occasion/birthday?page=2",
      movedTo: "/category/occasion/birthday?page=2&utm_source=x",
      byCountry: false,
    });
});

test.each([
  ["/search", "?q=candle", "it is not the same for everybody"],
  ["/finder", "?person=mom", "its query makes it somebody's own"],
  ["/category/occasion/birthday.data", "?_routes=x", "parts of pages are not kept"],
  ["/category/occasion/birthday", `?page=${"9".repeat(201)}`, "the value is too long"],
])("%s%s is no public page: %s %s", (pathname, search) => {
  expect(addressOf(pathname, search)).toBeNull();
});

test("a page says whether it follows the reader's country", () => {
  expect(createPageAddresses(() => ({ query: [], byCountry: true }))("/", "")).toEqual({ key: "/", movedTo: null, byCountry: true });
});
