import { cutText, toLine } from "#app/platform/text.ts";
import { formatMoney } from "#app/platform/money.ts";
import { createFeatures, likenessOf, NEAR_DUPLICATE_FROM } from "../rank/diversify/likeness.ts";
import { limitsOf } from "../rank/limits.ts";
import { chipsOf, partOfChip } from "../brief/chips.ts";
import { MANIES, ONES, type Part, PARTS } from "../brief/parts.ts";
import { MAX_PICKS, MAX_SENT_ABOUT, MAX_SENT_TEXT } from "./rerank-prompts.ts";
import { type GiftPick, pickSchema } from "./rerank-answers.ts";
import { acceptClause } from "./accept-reason.ts";
import { maySendGift } from "./pick-standing.ts";
import type { Brief, FoundGift } from "../types.ts";

/** Weight of the model's order beside the engine's, limited so that no text of the catalogue can lift a gift from the end to the top. */
const MODEL_SHARE = 2;

/**
 * Returns the found gifts that meet every limit of the brief on `today` (an ISO day), each once, in the engine's order. A model can choose
 * from these only.
 */
export function filterEligible(found: readonly FoundGift[], brief: Brief, today: string): FoundGift[] {
  const check = limitsOf(brief, today);
  const once = [...new Map(found.map((gift) => [gift.id, gift])).values()];
  return once.filter(({ reading }) => check(reading).length === 0);
}

/**
 * Returns what a model receives of a search: nothing that identifies or locates the shopper beyond their own words, and no gift whose words
 * may not be sent.
 */
export function describeSearch(text: string, brief: Brief, offer: readonly FoundGift[]) {
  return {
    shopper: cutText(text, MAX_SENT_TEXT),
    understood: labelsOf(brief),
    gifts: offer
      .filter(({ reading }) => maySendGift(reading.profile))
      .map(({ reading: { profile } }, place) => ({
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
  const isPrivate = (kind: string) => {
    const name = partOfChip(kind);
    return name !== undefined && (PARTS[name] as Part).isPrivate;
  };
  return chipsOf(brief).flatMap(({ kind, label }) => (isPrivate(kind) ? [] : [label]));
}

function clip(text: string, length: number): string {
  const line = toLine(text);
  return line.length <= length ? line : `${cutText(line, length - 1)}…`;
}

/** A gift that the model picked, with its reason where that may be shown. */
export interface AcceptedPick {
  gift: FoundGift;
  reason: string | null;
}

/** Returns the picks that are gifts of the offer, each once. Anything else in the model's answer is dropped. */
export function acceptPicks(picks: readonly unknown[], offer: readonly FoundGift[], text: string, brief: Brief): AcceptedPick[] {
  const offered = new Map(offer.map((gift, place) => [keyOf(place), gift]));
  const said = statedIn(text, brief);
  const accepted = new Map<string, AcceptedPick>();
  for (const { id, fact, reason } of picks.flatMap(toPick)) {
    const gift = offered.get(id);
    if (gift === undefined || accepted.has(id) || accepted.size === MAX_PICKS) continue;
    const sources = { gift: gift.reading.profile, said, age: brief.age?.value ?? null };
    accepted.set(id, { gift, reason: acceptClause({ reason, fact }, sources) });
  }
  return [...accepted.values()];
}

function toPick(pick: unknown): GiftPick[] {
  const parsed = pickSchema.safeParse(pick);
  return parsed.success ? [parsed.data] : [];
}

function statedIn(text: string, brief: Brief): string {
  const parts = [...ONES, ...MANIES].flatMap(([name, { isQuotable }]) => (isQuotable ? [brief[name]].flat() : []));
  return [text, ...labelsOf(brief), ...parts.map((part) => part?.words ?? "")].join(" . ");
}

/**
 * Returns `limit` gifts of the shelf: the model's picks (filled up with the engine's best) in the combined order of model and engine, then
 * the others as the engine found them; no near-twins side by side, those of unknown price last where there is a budget, with the model's reasons or else the engine's. When surprise was asked
 * for the engine's order stays, because only that is repeatable.
 */
export function arrangeGifts(
  shelf: readonly FoundGift[],
  picks: readonly AcceptedPick[],
  { surprise }: Pick<Brief, "surprise">,
  limit: number,
): FoundGift[] {
  const reasons = new Map(picks.map(({ gift, reason }) => [gift, reason]));
  const byModel = [...picks.map(({ gift }) => gift), ...shelf.filter((gift) => !reasons.has(gift))];
  const enginePlaces = new Map(shelf.map((gift, place) => [gift, place]));
  const modelPlaces = new Map(byModel.map((gift, place) => [gift, place]));
  const modelPlaceOf = (gift: FoundGift) => modelPlaces.get(gift) ?? 0;
  const placeOf = (gift: FoundGift) => MODEL_SHARE * modelPlaceOf(gift) + (enginePlaces.get(gift) ?? 0);
  const first = byModel
    .slice(0, MAX_PICKS)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || modelPlaceOf(one) - modelPlaceOf(other));
  const ordered = surprise > 0 ? [...shelf] : [...partTwins(first), ...partTwins(byModel.slice(MAX_PICKS))];
  // Whatever the model thinks, nobody knows whether these are within the budget.
  const hasPrice = ({ caveats }: FoundGift) => !caveats.includes("price-unknown");
  return [...ordered.filter(hasPrice), ...ordered.filter((gift) => !hasPrice(gift))].slice(0, limit).map((gift) => {
    const reason = reasons.get(gift) ?? null;
    return reason === null ? gift : { ...gift, reasons: [reason] };
  });
}

/** Returns the same gifts, with each near-twin moved behind the next gift that is none. */
function partTwins(gifts: readonly FoundGift[]): FoundGift[] {
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
