import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createPageAddresses } from "./page-addresses.ts";

const handle = (...query: string[]) => ({ handle: { publicPage: { query } } });
const build = {
  routes: {
    root: { id: "root", path: "", module: {} },
    home: { id: "home", parentId: "root", index: true, module: handle() },
    category: { id: "category", parentId: "root", path: "category/:type/:slug", module: handle("page", "sort") },
    finder: { id: "finder", parentId: "root", path: "finder", module: { handle: { publicPage: { query: [], onlyWithoutQuery: true } } } },
    search: { id: "search", parentId: "root", path: "search", module: {} },
    admin: { id: "admin", path: "admin", module: {} },
    lost: { id: "lost", parentId: "root", path: "*", module: handle("q") },
  },
} as unknown as ServerBuild;
const addressOf = createPageAddresses(build);

test.each([
  ["/", "", "/"],
  ["/", "?utm_source=mail", "/"],
  ["/category/occasion/birthday", "?page=2", "/category/occasion/birthday?page=2"],
  ["/category/occasion/birthday", "?sort=price&x=1&page=2", "/category/occasion/birthday?page=2&sort=price"],
  ["/category/occasion/birthday", "?page=", "/category/occasion/birthday"],
  ["/category/occasion/birthday.data", "?page=2", "/category/occasion/birthday.data?page=2"],
  ["/_root.data", "", "/_root.data"],
  ["/finder", "", "/finder"],
  ["/finder.data", "?", "/finder.data"],
  ["/Category/occasion/birthday", "", "/Category/occasion/birthday"],
  ["/%63ategory/occasion/birthday", "?page=2&q=x", "/%63ategory/occasion/birthday?page=2"],
  ["/category/nothing", "?page=2&q=x", "/category/nothing?q=x"],
  ["/nowhere/else", "?page=2&q=x", "/nowhere/else?q=x"],
])("%s%s is cached as %s", (pathname, search, key) => {
  expect(addressOf(pathname, search)).toEqual({ key });
});

test.each([
  ["/search", "?q=candle", "it is not the same for everybody"],
  ["/finder", "?person=mom", "its query makes it somebody's own"],
  ["/admin", "", "it is not for everybody"],
  ["/category/occasion/birthday.data", "?_routes=x", "parts of pages are not kept"],
  ["/category/occasion/birthday", `?page=${"9".repeat(201)}`, "the value is too long"],
])("%s%s is no public page: %s %s", (pathname, search) => {
  expect(addressOf(pathname, search)).toBeNull();
});
