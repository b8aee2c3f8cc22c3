import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MediaWidth } from "#app/features/media/media-paths.ts";
import { readSeedGifts, SEED_FOLDER } from "../read-seed-gifts.ts";
import { composePicture } from "./compose-picture.ts";
import { measureEmblem, readEmblemBodies } from "./emblems.ts";

/**
 * The storage folder of the demo catalogue's pictures. A stored picture never changes under its name, so when they are redrawn the number
 * goes up, here and in the gift files.
 */
export const PICTURE_FOLDER = "demo-1";

interface PictureSubject {
  giftType: string;
  emblem: string;
}

interface EmblemLibrary {
  subjects: Map<string, PictureSubject>;
  bodies: Map<string, string>;
}

/** Returns the emblem's name for each gift's slug. */
export async function readEmblemNames(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(SEED_FOLDER, "pictures/emblems.json"), "utf8")) as Record<string, string>;
}

async function openStudio(): Promise<EmblemLibrary> {
  const emblems = await readEmblemNames();
  const gifts = await readSeedGifts();
  const subjects = new Map<string, PictureSubject>();
  for (const { slug = "", gift_types: types = "" } of gifts) {
    const emblem = emblems[slug];
    if (emblem !== undefined) subjects.set(slug, { giftType: types.split("|")[0] ?? "", emblem });
  }
  return { subjects, bodies: await readEmblemBodies(["ribbon", ...[...subjects.values()].map(({ emblem }) => emblem)]) };
}

let studio: Promise<EmblemLibrary> | undefined;

/** Returns the picture of the demo gift with this slug as SVG, `side` pixels wide and high; null for a slug that is no demo gift's. */
export async function drawDemoGift(slug: string, side: MediaWidth): Promise<Uint8Array | null> {
  studio ??= openStudio();
  const { subjects, bodies } = await studio;
  const subject = subjects.get(slug);
  if (subject === undefined) return null;
  const emblem = await measureEmblem(bodies.get(subject.emblem) as string);
  return Buffer.from(composePicture({ slug, giftType: subject.giftType, emblem, bow: bodies.get("ribbon") as string }, side));
}
