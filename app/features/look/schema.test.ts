import { describe, expect, test } from "vitest";
import { DEFAULT_LOOK } from "./default-look.ts";
import { isLinkTarget } from "./link-targets.ts";
import { errorsByPlace, lookSchema, readStoredLook } from "./schema.ts";

const check = (changes: object) => {
  const parsed = lookSchema.safeParse({ ...DEFAULT_LOOK, ...changes });
  return parsed.success ? {} : errorsByPlace(parsed.error);
};

test("the look as built is one that an owner may save, and stays as it is", () => {
  expect(lookSchema.parse(DEFAULT_LOOK)).toEqual(DEFAULT_LOOK);
});

test("a look of before the season is one whose calendar decides", () => {
  const { season: _season, ...earlier } = DEFAULT_LOOK;
  expect(readStoredLook(earlier)?.season.mode).toBe("automatic");
});

describe("a look is refused, and each fault has its place", () => {
  test.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ strange: 1 }, "look"],
    [{ colors: { ...DEFAULT_LOOK.colors, accent: "red" } }, "colors.accent"],
    [{ colors: { ...DEFAULT_LOOK.colors, primary: "#ffffff" } }, "colors.primary"],
    [{ fonts: "comic" }, "fonts"],
    [{ headerLinks: [{ label: "Evil", to: "javascript:alert(1)" }] }, "headerLinks.0.to"],
    [{ headerLinks: Array.from({ length: 8 }, () => ({ label: "A", to: "/" })) }, "headerLinks"],
    [{ footer: DEFAULT_LOOK.footer.slice(1) }, "footer"],
    [{ social: [{ label: "Elsewhere", to: "http://x.example" }] }, "social.0.to"],
    [{ home: DEFAULT_LOOK.home.map(() => ({ section: "hero", isShown: true })) }, "home"],
    [{ texts: { ...DEFAULT_LOOK.texts, hero: { title: "", lead: "" } } }, "texts.hero.title"],
    [{ announcement: { text: "Closed", link: null, from: "2026-12-02", until: "2026-12-01" } }, "announcement.until"],
    [{ announcement: { text: "Closed", link: null, from: "2026-02-30", until: null } }, "announcement.from"],
    [{ season: { ...DEFAULT_LOOK.season, mode: "own" } }, "season.title"],
    [{ season: { ...DEFAULT_LOOK.season, mode: "pinned", occasion: "yesterday" } }, "season.occasion"],
    [{ season: { ...DEFAULT_LOOK.season, from: "2026-12-02", until: "2026-12-01" } }, "season.until"],
    [{ season: { ...DEFAULT_LOOK.season, link: { label: "Evil", to: "javascript:alert(1)" } } }, "season.link.to"],
  ])("%j at %s", (changes, place) => {
    expect(Object.keys(check(changes))).toContain(place);
  });
});

test.each([
  ["/blog", true],
  ["/blog?tag=by-hand#top", true],
  ["https://shop.example/a", true],
  ["mailto:hello@shop.example", true],
  ["http://shop.example", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["blog", false],
  ["", false],
])("A8: %s may be what a link leads to: %s", (to, may) => {
  expect(isLinkTarget(to)).toBe(may);
});

test("a stored look of an earlier release has what that did not know as built; what fits no more is none", () => {
  expect(readStoredLook({ name: "Gifts of mine" })).toEqual({ ...DEFAULT_LOOK, name: "Gifts of mine" });
  expect(readStoredLook({ ...DEFAULT_LOOK, dropped: 1 })).toEqual(DEFAULT_LOOK);
  expect(readStoredLook({ ...DEFAULT_LOOK, colors: { ...DEFAULT_LOOK.colors, primary: "#ffffff" } })?.colors.primary).toBe("#ffffff");
  expect([readStoredLook(null), readStoredLook({ fonts: "comic" })]).toEqual([null, null]);
});
