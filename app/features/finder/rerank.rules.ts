import { formatMoney } from "#app/platform/money.ts";
import { createFeatures, likenessOf, NEAR_DUPLICATE_FROM } from "./engine/diversify/likeness.ts";
import { toFoundGift } from "./engine/found-gift.ts";
import { limitsOf } from "./engine/limits.ts";
import { readGift } from "./engine/read-gift.ts";
import { scoreGift } from "./engine/score.ts";
import { chipsOf } from "./engine/understand.ts";
import { MAX_PICKS, MAX_SENT_ABOUT, MAX_SENT_TEXT, OFFERED_GIFTS } from "./rerank.constants.ts";
import { type GiftPick, pickSchema } from "./rerank.schema.ts";
import { acceptReason } from "./reason.rules.ts";
import type { Brief, FoundGift, GiftProfile, GiftReading } from "./types.ts";

/** A gift that may be shown, with its reading and the engine's result for it. */
export interface EligibleGift {
  reading: GiftReading;
  found: FoundGift;
}

/** Weight of the model's order beside the engine's, limited so that no text of the catalogue can lift a gift from the end to the top. */
const MODEL_SHARE = 2;

/**
 * Returns the candidates that meet every limit of the brief on `today` (an ISO day), in the engine's order. A model can choose from these
 * only.
 */
export function filterEligible(
  candidates: readonly GiftProfile[],
  found: readonly FoundGift[],
  brief: Brief,
  today: string,
): EligibleGift[] {
  const check = limitsOf(brief, today);
  const places = new Map(found.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: GiftProfile) => places.get(id) ?? Infinity;
  const profiles = [...new Map(candidates.map((profile) => [profile.id, profile])).values()].toSorted((one, other) =>
    compare(placeOf(one), placeOf(other)),
  );
  return profiles.flatMap((profile) => {
    const reading = readGift(profile);
    if (check(reading).length > 0) return [];
    return [{ reading, found: found[placeOf(profile)] ?? toFoundGift({ reading, ...scoreGift(reading, brief, { today }) }, brief) }];
  });
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** Returns what a model receives of a search: nothing that identifies or locates the shopper beyond their own words. */
export function describeSearch(text: string, brief: Brief, shelf: readonly EligibleGift[]) {
  return {
    shopper: text.slice(0, MAX_SENT_TEXT).toWellFormed(),
    understood: labelsOf(brief),
    gifts: shelf.slice(0, OFFERED_GIFTS).map(({ reading: { profile } }, place) => ({
      id: keyOf(place),
      name: clip(profile.name, 90),
      about: clip(profile.description, MAX_SENT_ABOUT),
      price: profile.statedPriceCents === null ? null : formatMoney(profile.statedPriceCents),
    })),
  };
}

// Short names replace ids: they cost a tenth, and an invented one matches nothing.
const keyOf = (place: number) => `g${place + 1}`;

function labelsOf(brief: Brief): string[] {
  return chipsOf(brief).flatMap(({ kind, label }) => (kind === "shipsTo" ? [] : [label]));
}

function clip(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).toWellFormed()}…`;
}

/** A gift that the model picked, with its reason where that may be shown. */
export interface AcceptedPick {
  gift: EligibleGift;
  reason: string | null;
}

/** Returns the picks that are gifts of the shelf, each once. Anything else in the model's answer is dropped. */
export function acceptPicks(picks: readonly unknown[], shelf: readonly EligibleGift[], text: string, brief: Brief): AcceptedPick[] {
  const offered = new Map(shelf.slice(0, OFFERED_GIFTS).map((gift, place) => [keyOf(place), gift]));
  const said = statedIn(text, brief);
  const accepted = new Map<string, AcceptedPick>();
  for (const { id, reason } of picks.flatMap(toPick)) {
    const gift = offered.get(id);
    if (gift === undefined || accepted.has(id) || accepted.size === MAX_PICKS) continue;
    accepted.set(id, { gift, reason: acceptReason(reason, { gift: gift.reading.profile, said, age: brief.age?.value ?? null }) });
  }
  return [...accepted.values()];
}

function toPick(pick: unknown): GiftPick[] {
  const parsed = pickSchema.safeParse(pick);
  return parsed.success ? [parsed.data] : [];
}

function statedIn(text: string, brief: Brief): string {
  const parts = [brief.person, brief.age, brief.occasion, brief.date, brief.budget, ...brief.interests, ...brief.traits, ...brief.excluded];
  return [text, ...labelsOf(brief), ...parts.map((part) => part?.words ?? "")].join(" . ");
}

/**
 * Returns `limit` gifts of the shelf in the combined order of model and engine, no near-twins side by side, with the model's reasons or
 * else the engine's. When surprise was asked for the engine's order stays, because only that is repeatable.
 */
export function arrangeGifts(
  shelf: readonly EligibleGift[],
  picks: readonly AcceptedPick[],
  { surprise }: Pick<Brief, "surprise">,
  limit: number,
): FoundGift[] {
  const reasons = new Map(picks.map(({ gift, reason }) => [gift, reason]));
  const picked = picks.map(({ gift }) => gift);
  const byModel = [...picked, ...shelf.filter((gift) => !reasons.has(gift))];
  const modelPlaces = new Map(byModel.map((gift, place) => [gift, place]));
  const modelPlaceOf = (gift: EligibleGift) => modelPlaces.get(gift) ?? 0;
  const placeOf = (gift: EligibleGift) => MODEL_SHARE * modelPlaceOf(gift) + shelf.indexOf(gift);
  const byBoth = shelf.toSorted((one, other) => placeOf(one) - placeOf(other) || modelPlaceOf(one) - modelPlaceOf(other));
  const ordered = surprise > 0 ? [...shelf] : partTwins(byBoth);
  return ordered.slice(0, limit).map((gift) => {
    const reason = reasons.get(gift) ?? null;
    return reason === null ? gift.found : { ...gift.found, reasons: [reason] };
  });
}

/** Returns the same gifts, with each near-twin moved behind the next gift that is none. */
function partTwins(gifts: readonly EligibleGift[]): EligibleGift[] {
  const featuresOf = createFeatures();
  const waiting = gifts.map((gift) => ({ gift, features: featuresOf(gift.reading) }));
  const parted: typeof waiting = [];
  while (waiting.length > 0) {
    const last = parted.at(-1);
    const next = last === undefined ? 0 : waiting.findIndex(({ features }) => likenessOf(features, last.features) < NEAR_DUPLICATE_FROM);
    parted.push(...waiting.splice(Math.max(0, next), 1));
  }
  return parted.map(({ gift }) => gift);
}
