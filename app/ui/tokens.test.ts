import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/**
 * Token pairs of text and background as the components use them. WCAG 2.2 AA requires 4.5:1 for text (1.4.3) and 3:1 for outlines (1.4.11).
 */
const TINTS = ["sky", "blush", "sage", "butter", "lilac"];
const TEXT_ON_GROUND: Record<string, string[]> = {
  ink: ["paper", "card", "linen", "line", "marigold", ...TINTS],
  "soft-ink": ["paper", "card", "linen", "line", ...TINTS],
  evergreen: ["paper", "card", "linen", "line", ...TINTS],
  "evergreen-deep": ["paper", "card", "linen", ...TINTS],
  ribbon: ["paper", "card", "linen"],
  "ribbon-deep": ["paper", "card", "linen", ...TINTS],
  paper: ["evergreen", "evergreen-deep", "ribbon", "ribbon-deep", "ink"],
  card: ["evergreen", "evergreen-deep", "ribbon", "ribbon-deep"],
};
const OUTLINE_ON_GROUND: Record<string, string[]> = {
  // Evergreen is the focus ring; on a dark background it is paper.
  evergreen: ["paper", "card", "linen", "line", "marigold", ...TINTS],
  paper: ["evergreen", "evergreen-deep", "ribbon"],
  // These are the outlines of fields, valid and invalid.
  edge: ["paper", "card"],
  ribbon: ["paper", "card"],
};
/** Tokens for backgrounds, decorative lines and drawings, which text must not use. */
const NEVER_TEXT = ["linen", ...TINTS, "line", "marigold", "edge", "shade", "plate"];

const css = readFileSync(new URL("../app.css", import.meta.url), "utf8");
const theme = css.slice(css.indexOf("@theme {"), css.indexOf("@layer base"));
const readTokens = (text: string) =>
  new Map([...text.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name = "", hex = ""]) => [name, hex]));
const light = readTokens(theme);
const [, night = ""] = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(css) ?? [];
const dark = readTokens(night);
const SCHEMES = { light, dark };
type Scheme = keyof typeof SCHEMES;

/** Returns the "relative luminance" of WCAG 2.2. */
function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the "contrast ratio" of WCAG 2.2 between two tokens. */
function measureContrast(scheme: Scheme, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => {
      const hex = SCHEMES[scheme].get(name);
      if (!hex) throw new Error(`No colour token named ${name} of the ${scheme} scheme in app.css`);
      return measureLuminance(hex);
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const listPairs = (pairs: Record<string, string[]>) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    Object.entries(pairs).flatMap(([front, grounds]) => grounds.map((ground) => [scheme, front, ground] as const)),
  );

describe("E1: every text/ground pair is at least 4.5:1", () => {
  it.each(listPairs(TEXT_ON_GROUND))("in the %s scheme %s on %s", (scheme, text, ground) => {
    expect(measureContrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("in the dark scheme on a band; by day a band has the first color, and paper on it", () => {
    expect(measureContrast("dark", "on-band", "band")).toBeGreaterThanOrEqual(7);
    expect(theme).toContain("--color-band: var(--color-evergreen);");
    expect(theme).toContain("--color-on-band: var(--color-paper);");
  });
});

describe("E1: what outlines a control or the focus is at least 3:1", () => {
  it.each(listPairs(OUTLINE_ON_GROUND))("in the %s scheme %s on %s", (scheme, outline, ground) => {
    expect(measureContrast(scheme, outline, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe("the tokens", () => {
  it("hold the palette of look.md, value for value", () => {
    expect(Object.fromEntries(light)).toMatchObject({
      paper: "#fbf7f0",
      card: "#ffffff",
      ink: "#211c16",
      "soft-ink": "#6b6257",
      line: "#e7dfd2",
      evergreen: "#1e4d3b",
      ribbon: "#b93a26",
      marigold: "#e0a32e",
      sky: "#dce9ec",
      blush: "#f6dfd8",
      sage: "#dfe8da",
      butter: "#f8ebc8",
      lilac: "#e8e1ef",
    });
  });

  it("are each either tried as text above or never text", () => {
    const used = [...new Set([...Object.keys(TEXT_ON_GROUND), ...NEVER_TEXT])].sort();
    expect([...light.keys()].sort()).toEqual(used);
    expect([...dark.keys()].sort()).toEqual([...used, "band", "on-band"].sort());
  });

  it("measure black on white as 21:1 and a colour on itself as 1:1 (the ruler itself)", () => {
    expect((measureLuminance("#ffffff") + 0.05) / (measureLuminance("#000000") + 0.05)).toBeCloseTo(21, 5);
    expect(measureContrast("light", "ribbon", "ribbon")).toBe(1);
  });

  it("take Tailwind's own palette away, so that no raw colour can be used by name", () => {
    expect(theme).toContain("--color-*: initial;");
  });
});
