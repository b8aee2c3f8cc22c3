import { expect, test } from "vitest";
import { trimManifest } from "./trim-manifest.ts";

const manifest = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes })};`;
const route = { module: "/assets/a.js", hasLoader: true, imports: ["/assets/b.js"] };
const { imports: _imports, ...trimmed } = route;

test("only the routes that shoppers open retain their lists of files", () => {
  const routes = { root: route, "routes/site/gift": route, "routes/admin/gifts": route };
  expect(trimManifest(manifest(routes))).toBe(manifest({ ...routes, "routes/admin/gifts": trimmed }));
});

test("what is no manifest is not touched", () => {
  expect(() => trimManifest("export {}")).toThrow("no route manifest");
});
