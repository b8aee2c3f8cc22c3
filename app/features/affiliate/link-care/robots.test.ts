import { expect, test } from "vitest";
import { isAllowed, readRobots } from "./robots.ts";

const rules = readRobots(`
User-agent: other
Disallow: /

User-agent: *
Disallow: /private   # a comment
Allow: /private/open
Disallow: /*.pdf$
Disallow: /a/*/z
Disallow:
`);

test.each([
  ["/", true],
  ["/private", false],
  ["/private/x?y=1", false],
  ["/private/open/x", true],
  ["/book.pdf", false],
  ["/book.pdf?x", true],
  ["/a/b/c/z", false],
  ["/a/z", true],
])("%s: %s", (path, expected) => {
  expect(isAllowed(rules, path)).toBe(expected);
});

test("rules that name us count instead of those for everybody", () => {
  const named = readRobots("User-agent: *\nDisallow: /\n\nUser-agent: GoodBot\nUser-agent: Presently\nDisallow: /cart");
  expect([isAllowed(named, "/dp/1"), isAllowed(named, "/cart/1")]).toEqual([true, false]);
});

test("no robots.txt, or one of nonsense, forbids nothing", () => {
  expect([isAllowed(readRobots(""), "/x"), isAllowed(readRobots("<html>Not found</html>"), "/x")]).toEqual([true, true]);
});
