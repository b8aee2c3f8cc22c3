import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createAddressFinder } from "./route-addresses.ts";

const build = {
  routes: {
    root: { id: "root", path: "", module: {} },
    layout: { id: "layout", parentId: "root", module: {} },
    home: { id: "home", parentId: "layout", index: true, module: {} },
    category: { id: "category", parentId: "layout", path: "category/:type/:slug", module: {} },
    types: { id: "types", parentId: "layout", path: "categories/:type?", module: {} },
    lost: { id: "lost", parentId: "layout", path: "*", module: {} },
    admin: { id: "admin", parentId: "root", path: "admin", module: {} },
    start: { id: "start", parentId: "admin", index: true, module: {} },
    gifts: { id: "gifts", parentId: "admin", path: "gifts", module: {} },
    gift: { id: "gift", parentId: "gifts", path: ":gift", module: {} },
    changes: { id: "changes", parentId: "root", path: "admin/gifts/changes", module: {} },
    api: { id: "api", parentId: "root", path: "api/*", module: {} },
  },
} as unknown as ServerBuild;
const addressOf = createAddressFinder(build);

test.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/category/occasion/birthday", "/category/:type/:slug"],
  ["/category/occasion/birthday.data", "/category/:type/:slug"],
  ["/category/occasion/birthday/", "/category/:type/:slug"],
  ["/category/occasion/birthday/_.data", "/category/:type/:slug"],
  ["/Category/occasion/birthday", "/category/:type/:slug"],
  ["/%63ategory/occasion/birthday", "/category/:type/:slug"],
  ["/category/nothing", "/*"],
  ["/categories", "/categories/:type?"],
  ["/nowhere/else", "/*"],
  ["/admin", "/admin"],
  ["/admin/gifts/7", "/admin/gifts/:gift"],
  ["/admin/gifts/changes", "/admin/gifts/changes"],
  ["/admin/gifts/changes.data", "/admin/gifts/changes"],
  ["/api/v2/x", "/api/*"],
  ["//api/v2/x", "/*"],
])("Z1: the router answers %s by the rules of %s", (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test("I3: a path that cannot be decoded has no address", () => {
  expect(addressOf("/category/occasion/%FF")).toBeUndefined();
});
