import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MediaWidth } from "#app/features/media/rules.ts";
import { readSeedGifts, SEED_FOLDER } from "../read-seed-gifts.ts";
import { composePicture } from "./compose-picture.ts";
import { measureEmblem, readEmblemBodies } from "./emblems.ts";

/**
 * The storage folder of the demo catalogue's pictures. A kept picture never changes under its name, so when they are drawn anew
 * the number goes up, here and in the gift files.
 */
export const PICTURE_FOLDER = "demo-1";

interface Sitter {
  giftType: string;
  emblem: string;
}

interface Studio {
  sitters: Map<string, Sitter>;
  bodies: Map<string, string>;
}

/** Which emblem stands for which gift, by slug. */
export async function readEmblemNames(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(SEED_FOLDER, "pictures/emblems.json"), "utf8")) as Record<string, string>;
}

async function openStudio(): Promise<Studio> {
  const emblems = await readEmblemNames();
  const gifts = await readSeedGifts();
  const sitters = new Map<string, Sitter>();
  for (const { slug = "", gift_types: types = "" } of gifts) {
    const emblem = emblems[slug];
    if (emblem !== undefined) sitters.set(slug, { giftType: types.split("|")[0] ?? "", emblem });
  }
  return { sitters, bodies: await readEmblemBodies(["ribbon", ...[...sitters.values()].map(({ emblem }) => emblem)]) };
}

let studio: Promise<Studio> | undefined;

/** The picture of the demo gift with this slug as SVG, `side` pixels wide and high; null for a slug that is no demo gift's. */
export async function drawDemoGift(slug: string, side: MediaWidth): Promise<Uint8Array | null> {
  studio ??= openStudio();
  const { sitters, bodies } = await studio;
  const sitter = sitters.get(slug);
  if (sitter === undefined) return null;
  const emblem = await measureEmblem(bodies.get(sitter.emblem) as string);
  return Buffer.from(composePicture({ slug, giftType: sitter.giftType, emblem, bow: bodies.get("ribbon") as string }, side));
}
