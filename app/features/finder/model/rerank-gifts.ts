import { cutText, toLine } from "#app/platform/text.ts";
import { formatMoney } from "#app/platform/money.ts";
import { createFeatures, likenessOf, NEAR_DUPLICATE_FROM } from "../rank/diversify/likeness.ts";
import { stepsBehind } from "../rank/caveats.ts";
import { limitsOf } from "../rank/limits.ts";
import { asksForTopic } from "../rank/score/topics.ts";
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
        price: profile.statedPriceCents === null ? null : formatMoney(profile.statedPriceCents, profile.currency),
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
    const sources = { gift: gift.reading.profile, said, brief };
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
 * Returns `limit` gifts: the model's picks among the engine's best for what the person likes, in the combined order of model and engine, then
 * the others as the engine found them; no near-twins side by side, those of which something is unknown behind the others, as the engine has
 * it, with the model's reasons or else the engine's. A gift that is for no liking stands before none that the model picked. When surprise
 * was asked for the engine's order stays, because only that is repeatable.
 */
export function arrangeGifts(
  shelf: readonly FoundGift[],
  picks: readonly AcceptedPick[],
  brief: Pick<Brief, "surprise" | "interests" | "otherWords">,
  limit: number,
): FoundGift[] {
  const reasons = new Map(picks.map(({ gift, reason }) => [gift.id, reason]));
  const others = shelf.filter(({ id }) => !reasons.has(id));
  const isFiller = ({ isOnTopic }: FoundGift) => !isOnTopic && asksForTopic(brief);
  const liked = others.filter((gift) => !isFiller(gift)).slice(0, Math.max(0, MAX_PICKS - picks.length));
  const byModel = [...picks.map(({ gift }) => gift), ...liked];
  const enginePlaces = new Map(shelf.map(({ id }, place) => [id, place]));
  // What the engine would not show stands behind all that it would.
  const enginePlaceOf = ({ id }: FoundGift) => enginePlaces.get(id) ?? shelf.length;
  const first = byModel
    .map((gift, place) => ({ gift, place, sum: MODEL_SHARE * place + enginePlaceOf(gift) }))
    .toSorted((one, other) => one.sum - other.sum || one.place - other.place)
    .map(({ gift }) => gift);
  const rest = others.filter((gift) => !liked.includes(gift));
  const ordered = brief.surprise > 0 ? [...shelf] : [...partTwins(first), ...partTwins(rest)];
  return sureFirst(ordered, reasons)
    .slice(0, limit)
    .map((gift) => {
      const reason = reasons.get(gift.id) ?? null;
      return reason === null ? gift : { ...gift, reasons: [reason] };
    });
}

/** Returns the gifts with those behind of which the delivery or the price is unknown, or less than was asked for, whatever a model thinks. */
function sureFirst(gifts: readonly FoundGift[], picked: ReadonlyMap<string, unknown>): FoundGift[] {
  const steps = stepsBehind(gifts.map((gift) => ({ ...gift, isOnTopic: gift.isOnTopic || picked.has(gift.id) })));
  return gifts
    .map((gift, place) => ({ gift, steps: steps[place] ?? 0 }))
    .toSorted((one, other) => one.steps - other.steps)
    .map(({ gift }) => gift);
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
