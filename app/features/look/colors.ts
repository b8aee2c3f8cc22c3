/** Lightness (0 to 1), chroma and hue (radians) of Oklab, in which equal steps look equal (Björn Ottosson, 2020). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** Returns red, green and blue of `#rrggbb` in linear light, 0 to 1. */
function toLinear(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
}

function fromLinear(linear: Triple): string {
  const bytes = linear
    .map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) => Math.round(Math.min(Math.max(value, 0), 1) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the "contrast ratio" of WCAG 2.2 between two colors: 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = toLinear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns what is seen of a color with this opacity (0 to 1) on a ground, as browsers mix them. */
export function layOver(ground: string, hex: string, opacity: number): string {
  const channel = (start: number) => {
    const [top, bottom] = [hex, ground].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((top ?? 0) * opacity + (bottom ?? 0) * (1 - opacity))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShowable = (linear: Triple) => linear.every((value) => value >= -0.0005 && value <= 1.0005);

/** Returns the color as `#rrggbb`; one that no screen shows loses chroma until it is one. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  let [least, most] = [0, chroma];
  if (isShowable(toLinearRgb({ lightness, chroma, hue }))) return fromLinear(toLinearRgb({ lightness, chroma, hue }));
  for (let step = 0; step < 16; step++) {
    const middle = (least + most) / 2;
    if (isShowable(toLinearRgb({ lightness, chroma: middle, hue }))) least = middle;
    else most = middle;
  }
  return fromLinear(toLinearRgb({ lightness, chroma: least, hue }));
}

/** Returns the color with another lightness and chroma. */
export function shiftColor(hex: string, { lightness = 0, chroma = 0 }: { lightness?: number; chroma?: number }): string {
  const color = toOklch(hex);
  // A gray has no hue of its own, so it gets no chroma.
  const added = color.chroma < 0.002 ? 0 : chroma;
  return fromOklch({
    hue: color.hue,
    lightness: Math.min(Math.max(color.lightness + lightness, 0), 1),
    chroma: Math.max(color.chroma + added, 0),
  });
}

/**
 * Returns the color of the same hue that is nearest in lightness, towards black or white, and holds; null where none does. `holds` must be
 * true for all colors beyond the first that holds.
 */
export function nearestThat(holds: (hex: string) => boolean, hex: string, towards: "black" | "white"): string | null {
  if (holds(hex)) return hex;
  const { lightness, chroma, hue } = toOklch(hex);
  const end = towards === "black" ? 0 : 1;
  const at = (share: number) => fromOklch({ lightness: lightness + (end - lightness) * share, chroma, hue });
  if (!holds(at(1))) return null;
  let [fails, succeeds] = [0, 1];
  for (let step = 0; step < 20; step++) {
    const middle = (fails + succeeds) / 2;
    if (holds(at(middle))) succeeds = middle;
    else fails = middle;
  }
  return at(succeeds);
}
