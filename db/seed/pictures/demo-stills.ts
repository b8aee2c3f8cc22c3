import { readFile } from "node:fs/promises";
import path from "node:path";
import { drawStated, type StatedLooks } from "#app/features/still-lifes/draw-still.ts";
import { seededChoice } from "#app/features/still-lifes/composition/seeded-choice.ts";
import type { MediaWidth } from "#app/features/media/media-paths.ts";
import { readSeedGifts, SEED_FOLDER } from "../read-seed-gifts.ts";
import { choosePaper } from "./papers.ts";

/**
 * The storage folder of the demo catalogue's pictures. A stored picture never changes under its name, so when they are redrawn the number
 * goes up, here and in the gift files.
 */
export const PICTURE_FOLDER = "demo-2";

/** How the name of a second picture ends, which shows the gift from close by. */
export const NEAR_SUFFIX = ".near";

/** Returns what the picture of each demo gift shows, by the gift's slug. */
export async function readSubjects(): Promise<Record<string, StatedLooks>> {
  return JSON.parse(await readFile(path.join(SEED_FOLDER, "pictures/subjects.json"), "utf8")) as Record<string, StatedLooks>;
}

interface PictureSubject {
  giftType: string;
  stated: StatedLooks;
}

async function openStudio(): Promise<Map<string, PictureSubject>> {
  const [subjects, gifts] = await Promise.all([readSubjects(), readSeedGifts()]);
  return new Map(
    gifts.flatMap(({ slug = "", gift_types: types = "" }) => {
      const stated = Object.hasOwn(subjects, slug) ? subjects[slug] : undefined;
      return stated === undefined ? [] : [[slug, { giftType: types.split("|")[0] ?? "", stated }] as const];
    }),
  );
}

let studio: Promise<Map<string, PictureSubject>> | undefined;

/**
 * Returns the picture of the demo gift with this slug as SVG, `side` pixels wide and high, or with `.near` behind the slug its second one;
 * null for a slug that is no demo gift's.
 */
export async function drawDemoGift(name: string, side: MediaWidth): Promise<Uint8Array | null> {
  studio ??= openStudio();
  const isNear = name.endsWith(NEAR_SUFFIX);
  const slug = isNear ? name.slice(0, -NEAR_SUFFIX.length) : name;
  const subject = (await studio).get(slug);
  if (subject === undefined) return null;
  const pattern = choosePaper(subject.giftType, seededChoice(`paper of ${slug}`));
  return Buffer.from(drawStated(subject.stated, { seed: slug, pattern, side, view: isNear ? "near" : "whole" }));
}
