import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";

const ICON_SET = "@iconify-json/fluent-emoji-flat";
/** The whole set is 9 MB; it is read when a picture is requested and released after this time. */
const SET_TTL_MS = 30_000;
const MAX_CACHED_PICTURES = 500;

/** Code points in hexadecimal, joined by hyphens, without the variation selector: "1f9d1-200d-1f33e". */
const EMOJI_CODE = /^[0-9a-f]{2,5}(?:-[0-9a-f]{2,5}){0,9}$/;

type IconBodies = (code: string) => string | undefined;

const pictures = new LRUCache<string, string>({ max: MAX_CACHED_PICTURES });
let iconSet: Promise<IconBodies> | undefined;

async function readIconSet(): Promise<IconBodies> {
  const { resolve } = createRequire(import.meta.url);
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(resolve(`${ICON_SET}/${file}`), "utf8"));
  const [names, { icons }] = (await Promise.all([read("chars.json"), read("icons.json")])) as [
    Record<string, string>,
    { icons: Record<string, { body: string }> },
  ];
  return (code) => icons[names[code] ?? ""]?.body;
}

function openIconSet(): Promise<IconBodies> {
  if (iconSet !== undefined) return iconSet;
  iconSet = readIconSet();
  const forget = () => (iconSet = undefined);
  iconSet.catch(forget);
  setTimeout(forget, SET_TTL_MS).unref();
  return iconSet;
}

/** Returns an SVG of an emoji that the set lacks, drawn by the reader's own system font. */
function writeEmoji(code: string): string {
  const text = code
    .split("-")
    .map((point) => `&#x${point};`)
    .join("");
  return `<text x="16" y="26" font-size="26" text-anchor="middle">${text}&#xfe0f;</text>`;
}

/** Returns an emoji as an SVG picture (Fluent Emoji, MIT), so that it looks the same on every system; null for what is no emoji code. */
export async function drawEmoji(code: string): Promise<string | null> {
  if (!EMOJI_CODE.test(code) || !/\p{Emoji}/u.test(String.fromCodePoint(...code.split("-").map((point) => Number.parseInt(point, 16)))))
    return null;
  const cached = pictures.get(code);
  if (cached !== undefined) return cached;
  const bodyOf = await openIconSet();
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${bodyOf(code) ?? writeEmoji(code)}</svg>`;
  pictures.set(code, picture);
  return picture;
}
