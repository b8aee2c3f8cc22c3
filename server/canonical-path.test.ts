import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  ["/gifts/abc", "/gifts/abc"],
  ["/gifts/%61bc", "/gifts/abc"],
  ["/gifts/%41bc", "/gifts/abc"],
  ["/GIFTS/Abc", "/gifts/abc"],
  ["/gifts/abc/", "/gifts/abc"],
  ["/gifts/abc///", "/gifts/abc"],
  ["//gifts//abc", "/gifts/abc"],
  ["/", "/"],
  ["//", "/"],
  ["/gifts%2fabc", "/gifts%2Fabc"],
  ["/gifts/a%252Fb", "/gifts/a%252fb"],
  ["/gifts/%2e%2E/x", "/gifts/%2E%2E/x"],
  ["/gifts/abc%2edata", "/gifts/abc%2Edata"],
  ["/gifts/%e2%98%95", "/gifts/%E2%98%95"],
  ["/blog.data", "/blog.data"],
  ["/blog/_.data", "/blog.data"],
  ["/_.data", "/_.data"],
  ["/_root.data", "/_root.data"],
])("%s is cached as %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
