import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";

/** The drawing of an emblem on its 32 × 32 grid, and the extent of its ink there. */
export interface Emblem {
  body: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Degrees on the color wheel of most of its ink; null for a gray one. */
  hue: number | null;
  /** Its soft shadow as a PNG data address, on a grid of SHADOW_GRID units around the emblem's own. */
  shadow: string;
}

export const EMBLEM_GRID = 32;
/** The shadow's picture reaches half an emblem further on every side, so that the blur has room. */
export const SHADOW_GRID = 64;

const RASTER = 64;
const INKED = 40;

/** Returns the bodies of the emblems in `names` from Fluent Emoji (flat, MIT license). Throws when one does not exist. */
export async function readEmblemBodies(names: Iterable<string>): Promise<Map<string, string>> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
  const { icons } = JSON.parse(await readFile(file, "utf8")) as { icons: Record<string, { body: string }> };
  const bodies = new Map<string, string>();
  for (const name of names) {
    const body = icons[name]?.body;
    if (body === undefined) throw new Error(`There is no emblem named ${name}`);
    bodies.set(name, body);
  }
  return bodies;
}

/** Returns the hue of a color in degrees, and its chroma (0 to 1). */
function hueOf(red: number, green: number, blue: number): { hue: number; chroma: number } {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return { hue: 0, chroma: 0 };
  const sixth = most === red ? ((green - blue) / spread + 6) % 6 : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: sixth * 60, chroma: spread / 255 };
}

/** Draws an emblem small to measure its extent, its main hue and its shadow. */
export async function measureEmblem(body: string): Promise<Emblem> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${RASTER}" height="${RASTER}" viewBox="0 0 ${EMBLEM_GRID} ${EMBLEM_GRID}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom, east, north, ink] = [RASTER, RASTER, 0, 0, 0, 0, 0];
  const silhouette = Buffer.alloc(data.length);
  for (let index = 0; index < data.length; index += 4) {
    const [red, green, blue, alpha] = [data[index], data[index + 1], data[index + 2], data[index + 3]] as [number, number, number, number];
    silhouette[index + 3] = alpha;
    if (alpha < INKED) continue;
    const x = (index / 4) % RASTER;
    const y = Math.floor(index / 4 / RASTER);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    const { hue, chroma } = hueOf(red, green, blue);
    east += chroma * Math.cos((hue * Math.PI) / 180);
    north += chroma * Math.sin((hue * Math.PI) / 180);
    ink += 1;
  }
  const strength = Math.hypot(east, north) / Math.max(ink, 1);
  const margin = RASTER / 2;
  const shadow = await sharp(silhouette, { raw: { width: RASTER, height: RASTER, channels: 4 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .blur(4.5)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const unit = EMBLEM_GRID / RASTER;
  return {
    body,
    left: left * unit,
    top: top * unit,
    right: right * unit,
    bottom: bottom * unit,
    hue: strength < 0.12 ? null : ((Math.atan2(north, east) * 180) / Math.PI + 360) % 360,
    shadow: `data:image/png;base64,${shadow.toString("base64")}`,
  };
}
