import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameOrigin, isSameOriginPath, toSameOriginPath } from "./same-origin.ts";

describe("A8: the way back is a path of ours", () => {
  it.each([
    ["/", "/"],
    ["/gifts/brass-lamp", "/gifts/brass-lamp"],
    ["/search?q=tea&page=2#more", "/search?q=tea&page=2#more"],
    ["/search?q=café", "/search?q=caf%C3%A9"],
    ["/search?back=https://evil.example", "/search?back=https://evil.example"],
    ["/a/../b", "/b"],
    ["/%09//evil.example", "/%09//evil.example"],
    ["/\uD800", "/%EF%BF%BD"],
  ])("%j is", (text, path) => {
    expect(isSameOriginPath(text)).toBe(true);
    expect(toSameOriginPath(text)).toBe(path);
  });

  it.each([
    "//evil",
    "//evil.example/path",
    "///evil",
    "/\\evil",
    "\\/evil",
    "\\\\evil",
    "/\t/evil",
    "/\n/evil",
    "\t//evil",
    "%09//evil",
    "/.//evil",
    "/..//evil",
    "/x/..//evil",
    "/%2e//evil",
    " //evil",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "/x\u0000",
    "data:text/html,x",
    "https://evil.example/",
    "http:/evil",
    "gifts",
    "./gifts",
    "?next=/",
    "#",
    "",
    `/${"x".repeat(2000)}`,
    null,
    undefined,
    7,
    ["/"],
  ])("%j is not", (text) => {
    expect(isSameOriginPath(text)).toBe(false);
  });

  it("never leads elsewhere, whatever the text, and its answer is stable ASCII", () => {
    const pieces = fc.array(
      fc.constantFrom("/", "\\", ".", "..", "%2e", "%09", "\t", "\n", "@", ":", "evil", "?", "#", "//", "http:", "é"),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          pieces.map((each) => `/${each.join("")}`),
        ),
        (text) => {
          const path = toSameOriginPath(text);
          fc.pre(path !== null);
          expect(new URL(path as string, "https://own.example").origin).toBe("https://own.example");
          expect(path).toMatch(/^\/(?!\/)[\x21-\x7E]*$/);
          expect(toSameOriginPath(path)).toBe(path);
        },
      ),
    );
  });
});

const ask = (url: string, origin?: string) => new Request(url, { method: "POST", headers: origin === undefined ? {} : { origin } });

describe("A9: writes need a matching Origin", () => {
  it.each([
    ["http://127.0.0.1:3000/x", "http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["http://localhost:3000/x", "http://localhost:3000", "http://127.0.0.1:3000"],
    ["http://shop.example/x", "https://shop.example", "https://shop.example"],
    ["http://internal:3000/x", "https://shop.example", "https://shop.example"],
    ["http://shop.example/x", "https://shop.example", "http://127.0.0.1:3000"],
  ])("%s from %s is ours when the site is %s", (url, origin, siteUrl) => {
    expect(isSameOrigin(ask(url, origin), siteUrl)).toBe(true);
  });

  it.each([
    ["http://shop.example/x", "https://evil.example", "https://shop.example"],
    ["http://shop.example/x", "http://shop.example", "https://shop.example"],
    ["http://shop.example/x", "https://sub.shop.example", "https://shop.example"],
    ["http://shop.example/x", "https://shop.example:8443", "https://shop.example"],
    ["http://shop.example/x", "null", "https://shop.example"],
    ["http://shop.example/x", "", "https://shop.example"],
    ["http://shop.example/x", undefined, "https://shop.example"],
  ])("%s from %s is not when the site is %s", (url, origin, siteUrl) => {
    expect(isSameOrigin(ask(url, origin), siteUrl)).toBe(false);
  });
});
