import { drawStated } from "#app/features/still-lifes/draw-still.ts";
import { stillOfGift } from "#app/features/still-lifes/still-address.ts";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { SITE_LOGO } from "#app/features/look/constants.ts";
import { log } from "#app/platform/log.server.ts";
import { CENTER, readFocalPoint, withoutFocalPoint } from "#app/platform/storage/focal-point.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from "./constants.ts";

const { resolve } = createRequire(import.meta.url);

// Every picture is drawn once, so the cache of libvips (150 MB after 300 pictures) would bring nothing.
sharp.cache(false);

/** Satori reads woff, not woff2; characters missing from the latin file are looked up in the latin-ext file. */
const FONT_FILES = [
  ["Fraunces", 600, "@fontsource/fraunces/files/fraunces-latin-600-normal.woff"],
  ["Fraunces Ext", 600, "@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff"],
  ["Figtree", 500, "@fontsource/figtree/files/figtree-latin-500-normal.woff"],
  ["Figtree Ext", 500, "@fontsource/figtree/files/figtree-latin-ext-500-normal.woff"],
] as const;

async function readFonts(): Promise<Font[]> {
  return Promise.all(
    FONT_FILES.map(async ([name, weight, file]) => ({ name, weight, style: "normal", data: await readFile(resolve(file)) })),
  );
}

let fonts: Promise<Font[]> | undefined;

const toDataAddress = (type: "png" | "jpeg", bytes: Buffer) => `data:image/${type};base64,${bytes.toString("base64")}`;

async function drawSvg(svg: string, size: number): Promise<string> {
  // Sharp renders an SVG at 72 dots an inch by default; these SVGs have a grid of 32.
  return toDataAddress(
    "png",
    await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer(),
  );
}

/** Returns the site's logo as a data URL, `size` pixels wide. */
export function drawSiteLogo(size: number): Promise<string> {
  return drawSvg(SITE_LOGO, size);
}

async function readEmojiSet<T>(file: string): Promise<T> {
  // The set takes 9 MB and is rarely needed, so it is read on each use and not cached.
  return JSON.parse(await readFile(resolve(`@iconify-json/fluent-emoji-flat/${file}`), "utf8")) as T;
}

/** Returns the emoji's code points as the set names them: "1f469-200d-1f33e". */
function codePointsOf(emoji: string): string {
  return [...emoji].map((character) => character.codePointAt(0)?.toString(16)).join("-");
}

/** Returns an emoji from Fluent Emoji (flat, MIT license) as a data URL, `size` pixels wide; null where the set has no such picture. */
export async function drawEmoji(emoji: string, size: number): Promise<string | null> {
  const names = await readEmojiSet<Record<string, string>>("chars.json");
  const name = names[codePointsOf(emoji.trim())] ?? names[codePointsOf(emoji.trim().replaceAll("\uFE0F", ""))];
  if (name === undefined) return null;
  const { icons } = await readEmojiSet<{ icons: Record<string, { body: string }> }>("icons.json");
  const body = icons[name]?.body;
  return body === undefined ? null : drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`, size);
}

/**
 * Returns one of our own pictures (`/media/<key>`) as a square data URL; null for a file that is no picture, and for every other address,
 * because other sites are never requested.
 */
export async function readOwnPicture(storage: Storage, image: string | null, size: number): Promise<string | null> {
  if (!image?.startsWith("/media/")) return null;
  const key = withoutFocalPoint(image.slice("/media/".length));
  const file = (await storage.read(`${key}/1200.webp`)) ?? (await storage.read(`${key}/640.webp`));
  if (file === null) return null;
  try {
    const { width, height } = await sharp(file.bytes).metadata();
    const { x, y } = readFocalPoint(image) ?? CENTER;
    const side = Math.min(width, height);
    const seen = { left: Math.round(((width - side) * x) / 100), top: Math.round(((height - side) * y) / 100), width: side, height: side };
    const square = sharp(file.bytes).extract(seen).resize(size, size).flatten({ background: "#fff" });
    return toDataAddress("jpeg", await square.jpeg({ quality: 90 }).toBuffer());
  } catch (error) {
    log.warn({ err: error, key }, "a stored picture cannot be drawn on a share picture");
    return null;
  }
}

/** Returns the drawing that stands for a gift without a picture, as a square data URL. */
export async function drawGiftStill(gift: { id: string; name: string }, size: number): Promise<string> {
  const drawing = drawStated(stillOfGift(gift), { seed: gift.id, side: size });
  return toDataAddress("jpeg", await sharp(Buffer.from(drawing)).flatten({ background: "#fff" }).jpeg({ quality: 90 }).toBuffer());
}

/** Renders an element as a share picture: 1200 × 630, PNG. */
export async function drawSharePicture(element: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= readFonts();
  const svg = await satori(element, {
    width: SHARE_PICTURE_WIDTH,
    height: SHARE_PICTURE_HEIGHT,
    fonts: await fonts,
    loadAdditionalAsset: async (code, text) => (code === "emoji" ? ((await drawEmoji(text, 96)) ?? "") : []),
  });
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ compressionLevel: 8, adaptiveFiltering: true }).toBuffer());
}
