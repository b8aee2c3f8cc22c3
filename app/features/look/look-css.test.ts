import { describe, expect, test } from "vitest";
import { DEFAULT_LOOK } from "./default-look.ts";
import { FONT_PAIRS, fontFilesOf } from "./font-pairs.ts";
import { cssOf } from "./look-css.ts";
import { FONT_PAIR_IDS } from "./types.ts";

describe("the stylesheet of a look", () => {
  test("is empty where everything is as built", () => {
    expect(cssOf(DEFAULT_LOOK)).toBe("");
  });

  test("changes only the tokens that differ", () => {
    const css = cssOf({ ...DEFAULT_LOOK, colors: { ...DEFAULT_LOOK.colors, accent: "#7a1fa2" }, corners: "square" });
    expect(css).toContain("--color-ribbon:#7a1fa2");
    expect(css).toContain("--radius-card:3px");
    const [day = ""] = css.split("@media");
    expect(day).not.toMatch(/--color-evergreen|--font-|@font-face/);
  });

  test.each(FONT_PAIR_IDS.filter((id) => id !== "warm"))("of the pair %s has its fonts, and no other", (id) => {
    const css = cssOf({ ...DEFAULT_LOOK, fonts: id });
    const names = [...css.matchAll(/font-family:"([^"]+) Variable"/g)].map(([, name]) => name);
    const { display, text } = FONT_PAIRS[id];
    expect(new Set(names)).toEqual(new Set([display.name, text.name]));
    expect(css).toContain(`--font-display:"${display.name} Variable"`);
    expect(css).toContain(`--font-text:"${text.name} Variable"`);
    for (const file of fontFilesOf(id)) expect(css).toContain(`url("${file}")`);
    expect(css).toMatch(/font-family:"[^"]+ Fallback";src:local/);
  });
});
