import { composeCover } from "./composition/compose-cover.ts";
import { composeStill, type StillView } from "./composition/compose-still.ts";
import { TINTS } from "./composition/grounds.ts";
import { PATTERNS, type PatternName } from "./composition/patterns.ts";
import { seededChoice, type SeededChoice } from "./composition/seeded-choice.ts";
import { KINDS, type KindName } from "./kinds/all-kinds.ts";
import type { Kind, Looks } from "./kinds/kind.ts";
import { type ColorName, PIGMENTS } from "./parts/colors.ts";
import type { MotifName } from "./parts/motifs.ts";
import { readCollage, readStillName, type StillName } from "./still-address.ts";

/** Motifs that fit whatever a thing is for. */
const NEUTRAL_MOTIFS: readonly MotifName[] = ["star", "leaf", "flower", "sun", "heart", "moon", "mountain", "wave"];

/** What is decided about a thing; the rest is chosen. */
export interface StatedLooks {
  kind: KindName;
  color?: ColorName;
  accent?: ColorName;
  motif?: MotifName;
  form?: string;
  count?: number;
}

function requireKind(name: KindName): Kind {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`There is no kind named ${name}`);
  return kind;
}

/** Returns a thing with its looks: those that are stated, the others by choice among its kind's own. */
export function looksOf(stated: StatedLooks, chance: SeededChoice): { kind: Kind; looks: Looks } {
  const kind = requireKind(stated.kind);
  const [color, accent, motif] = [chance.of(kind.colors), chance.of(kind.accents), chance.of(NEUTRAL_MOTIFS)];
  return {
    kind,
    looks: {
      color: PIGMENTS[stated.color ?? color],
      accent: PIGMENTS[stated.accent ?? accent],
      motif: stated.motif ?? motif,
      form: stated.form ?? "",
      count: stated.count ?? 3,
    },
  };
}

interface PictureOptions {
  seed: string;
  pattern?: PatternName;
  side: number;
  view?: StillView;
}

/** Returns a picture (SVG, square) of a thing; the seed decides what is not stated. */
export function drawStated(stated: StatedLooks, { seed, pattern, side, view }: PictureOptions): string {
  const chance = seededChoice(seed);
  const { kind, looks } = looksOf(stated, chance);
  return composeStill({ kind, looks, pattern: pattern ?? chance.of(PATTERNS), seed }, side, view);
}

const seedOf = ({ kind, color, arrangement }: StillName): string => `${kind} ${color} ${arrangement}`;

/** Returns the drawing that the end of a path names (SVG, square), or null. */
export function drawStill(name: string, side: number): Uint8Array | null {
  const still = readStillName(name);
  return still === null ? null : Buffer.from(drawStated(still, { seed: seedOf(still), side }));
}

/** Returns the cover that the end of a path names (SVG, 3:2), or null. */
export function drawCollage(name: string, width: number): Uint8Array | null {
  const stills = readCollage(name);
  if (stills === null) return null;
  const chance = seededChoice(name);
  const things = stills.map((still) => looksOf(still, seededChoice(seedOf(still))));
  return Buffer.from(composeCover({ tint: chance.of(TINTS).name, pattern: chance.of(PATTERNS), things, seed: name }, width));
}
