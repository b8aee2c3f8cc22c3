import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measureContrast } from "./colors.ts";
import { darkPaletteOf } from "./dark-palette.ts";
import { DEFAULT_DARK_GROUND, DEFAULT_LOOK } from "./default-look.ts";
import { cssOf } from "./look-css.ts";
import { findColorFaults } from "./palette.ts";

const css = readFileSync("app/app.css", "utf8");
const night = css.slice(css.indexOf("@media screen and (prefers-color-scheme: dark)"));
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const INK = "#f1eadf";
const TINTS = ["#1f343c", "#43281f", "#27392a", "#3d3317", "#352c44"];

describe("E1: the dark scheme of a look", () => {
  test("of the built colors is that of app.css, and changes nothing", () => {
    for (const [token, color] of Object.entries(darkPaletteOf(DEFAULT_LOOK.colors))) expect(night).toContain(`--color-${token}: ${color};`);
    for (const color of [INK, ...TINTS]) expect(night).toContain(`: ${color};`);
    expect(cssOf(DEFAULT_LOOK)).toBe("");
    expect(DEFAULT_DARK_GROUND).toBe(darkPaletteOf(DEFAULT_LOOK.colors).paper);
  });

  test("keeps the hue of each color that an owner chooses, and stands on a ground of their hue", () => {
    const palette = darkPaletteOf({ primary: "#123a7a", accent: "#7a1fa2", ground: "#f4f8fd" });
    expect(palette.evergreen).toMatch(/^#[0-9a-f]{4}f/);
    const [red = 0, , blue = 0] = [1, 3, 5].map((start) => Number.parseInt(palette.paper.slice(start, start + 2), 16));
    expect(blue).toBeGreaterThan(red);
  });

  test("whatever somebody chooses: every color that holds by day can be read at night", () => {
    fc.assert(
      fc.property(fc.record({ primary: hex, accent: hex, ground: hex }), (chosen) => {
        const offered = { ...chosen };
        for (const { color, nearest } of findColorFaults(chosen)) offered[color] = nearest;
        const palette = darkPaletteOf(offered);
        const surfaces = [palette.paper, palette.card, palette.linen, palette.line, ...TINTS];
        const least = (front: string, grounds: readonly string[]) => Math.min(...grounds.map((ground) => measureContrast(front, ground)));
        // Text on surfaces, and as a filled button under the ground.
        for (const text of ["soft-ink", "evergreen", "evergreen-deep", "ribbon", "ribbon-deep"] as const)
          expect([text, least(palette[text], surfaces) >= 4.45]).toEqual([text, true]);
        expect(least(INK, [...surfaces, palette.band])).toBeGreaterThanOrEqual(7);
        expect(least(palette.edge, [palette.paper, palette.card])).toBeGreaterThanOrEqual(2.95);
      }),
    );
  });

  test("stands in the stylesheet of a look beside what it changes by day, for screens alone", () => {
    const css = cssOf({ ...DEFAULT_LOOK, colors: { ...DEFAULT_LOOK.colors, accent: "#7a1fa2" } });
    const [day = "", dark = ""] = css.split("@media screen and (prefers-color-scheme:dark)");
    expect(day).toContain("--color-ribbon:#7a1fa2");
    expect(dark).toContain(`--color-ribbon:${darkPaletteOf({ ...DEFAULT_LOOK.colors, accent: "#7a1fa2" }).ribbon}`);
    expect(cssOf({ ...DEFAULT_LOOK, corners: "round" })).not.toContain("@media");
  });
});
