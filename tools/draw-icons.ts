import { readFile } from "node:fs/promises";
import sharp from "sharp";

/**
 * Draws the site's icon on a paper background as PNG files for home screens: public/apple-touch-icon.png and public/icon-512.png from
 * public/favicon.svg.
 */
const PAPER = "#FBF7F0";
/** Home screens round the corners, so this fraction of the square stays empty around the icon. */
const MARGIN = 0.16;

const svg = await readFile("public/favicon.svg");
for (const { file, size } of [
  { file: "public/apple-touch-icon.png", size: 180 },
  { file: "public/icon-512.png", size: 512 },
]) {
  const margin = Math.round(size * MARGIN);
  const sign = sharp(svg, { density: (72 * size) / 32 }).resize(size - 2 * margin, size - 2 * margin);
  await sign
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9, palette: true, dither: 0 })
    .toFile(file);
}
