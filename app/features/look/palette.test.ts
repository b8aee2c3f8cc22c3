import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromOklch, layOver, measureContrast, nearestThat, shiftColor, toOklch } from "./colors.ts";
import { DEFAULT_LOOK } from "./default-look.ts";
import { changedTokens, findColorFaults, paletteOf } from "./palette.ts";

const built = DEFAULT_LOOK.colors;
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const threeColors = fc.record({ primary: hex, accent: hex, ground: hex });

describe("colors", () => {
  test("go to Oklch and back", () => {
    fc.assert(
      fc.property(hex, (color) => {
        const back = fromOklch(toOklch(color));
        for (const start of [1, 3, 5])
          expect(
            Math.abs(Number.parseInt(back.slice(start, start + 2), 16) - Number.parseInt(color.slice(start, start + 2), 16)),
          ).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("have the contrasts of WCAG, and mix as browsers mix them", () => {
    expect(measureContrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(measureContrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(layOver("#000000", "#ffffff", 0.5)).toBe("#808080");
  });

  test("a gray gets no hue, and the nearest that holds keeps its own", () => {
    expect(shiftColor("#808080", { chroma: 0.02 })).toBe("#808080");
    const nearest = nearestThat((color) => measureContrast(color, "#ffffff") >= 4.5, "#ff8800", "black") ?? "";
    expect(measureContrast(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(nearest, "#ffffff")).toBeLessThan(4.7);
    expect(Math.abs(toOklch(nearest).hue - toOklch("#ff8800").hue)).toBeLessThan(0.1);
    expect(nearestThat(() => false, "#ff8800", "black")).toBeNull();
  });
});

describe("E1: the three colors of a look", () => {
  test("the built ones hold, and change no token of app.css", () => {
    expect([findColorFaults(built), changedTokens(built)]).toEqual([[], []]);
    const css = readFileSync("app/app.css", "utf8");
    for (const [token, color] of Object.entries(paletteOf(built))) expect(css).toContain(`--color-${token}: ${color};`);
  });

  test("a color that cannot be read is refused, with the nearest of its hue that can", () => {
    const faults = findColorFaults({ ...built, primary: "#ff8800" });
    expect(faults.map(({ color, needed }) => [color, needed])).toEqual([["primary", 4.5]]);
    expect(faults[0]?.contrast).toBeLessThan(2.5);
    expect(findColorFaults({ ...built, primary: faults[0]?.nearest ?? "" })).toEqual([]);
  });

  test("a color that holds on light surfaces is refused where softer text on it would not hold", () => {
    // 4.7:1 on the lightest ground, and 3.6:1 under text of 85 %.
    expect(findColorFaults({ ...built, ground: "#ffffff", primary: "#707070" }).map(({ color }) => color)).toContain("primary");
  });

  test("a dark ground is refused, with a lighter one", () => {
    const fault = findColorFaults({ ...built, ground: "#445566" }).find(({ color }) => color === "ground");
    expect(toOklch(fault?.nearest ?? "#000000").lightness).toBeGreaterThan(toOklch("#445566").lightness);
    expect(findColorFaults({ ...built, ground: fault?.nearest ?? "" }).map(({ color }) => color)).not.toContain("ground");
  });

  test("whatever somebody chooses: what is offered instead holds, and then every text can be read, dark on light surfaces and light on dark ones", () => {
    fc.assert(
      fc.property(threeColors, (chosen) => {
        const offered = { ...chosen };
        for (const { color, nearest } of findColorFaults(chosen)) offered[color] = nearest;
        expect(findColorFaults(offered)).toEqual([]);
        const palette = paletteOf(offered);
        for (const ground of [palette.paper, palette.linen, "#ffffff", "#f8ebc8", "#dce9ec"]) {
          for (const text of ["soft-ink", "evergreen", "evergreen-deep", "ribbon-deep"] as const)
            expect([text, ground, measureContrast(palette[text], ground) >= 4.45]).toEqual([text, ground, true]);
        }
        // On dark surfaces light text stands: on the main color softer text too, as in the footer.
        for (const surface of ["evergreen", "evergreen-deep", "ribbon", "ribbon-deep"] as const)
          expect([surface, measureContrast(palette.paper, palette[surface]) >= 4.45]).toEqual([surface, true]);
        expect(measureContrast(layOver(palette.evergreen, palette.paper, 0.85), palette.evergreen)).toBeGreaterThanOrEqual(4.45);
        expect(measureContrast(palette.edge, palette.paper)).toBeGreaterThanOrEqual(2.95);
      }),
    );
  });
});
