import { expect, test } from "vitest";
import { ACCESS } from "#app/access.ts";
import { isCountedPath } from "./counted-paths.ts";

test("P1: what search engines may list is counted, and the search itself; nothing else is", () => {
  for (const [address, { read, sitemap, sample }] of Object.entries(ACCESS)) {
    // A search is counted as one, whatever was looked for.
    const isPublic = read === "everyone" && (sitemap === "itself" || sitemap === "by content" || address === "/search");
    const isPage = sitemap !== undefined;
    if (isPage) expect([address, isCountedPath(sample ?? address)]).toEqual([address, isPublic]);
  }
});

test.each(["/l/secret", "/claims/secret", "/blog/preview/secret", "/gift-lists", "/profile", "/admin", "/admin/gifts", "/no-such-thing"])(
  "P1: %s is not counted",
  (path) => {
    expect(isCountedPath(path)).toBe(false);
  },
);
