import { createHash } from "node:crypto";
import { CURRENCY, formatShortMoney } from "#app/platform/money.ts";
import type { Answers, CatalogueGift, Pool, ReasonPool, Request } from "./judge-types.ts";

const KEY_LENGTH = 6;

/** Returns a gift's key within the pools: it tells neither its place nor the system that has shown it. */
export function keyOf(giftName: string): string {
  return createHash("sha256").update(`pool:${giftName}`).digest("hex").slice(0, KEY_LENGTH);
}

function shuffled<Item>(items: readonly Item[], seed: string, nameOf: (item: Item) => string): Item[] {
  const place = (item: Item) =>
    createHash("sha256")
      .update(`${seed}:${nameOf(item)}`)
      .digest("hex");
  return items.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

const priceOf = ({ priceCents }: CatalogueGift) => (priceCents === null ? "unknown" : formatShortMoney(priceCents, CURRENCY));

/** Returns what all systems show for each request, each gift once, in an order that depends on nothing but chance. */
export function makePools(
  requests: readonly Request[],
  gifts: readonly CatalogueGift[],
  systems: Readonly<Record<string, Answers>>,
): Pool[] {
  const byName = new Map(gifts.map((gift) => [gift.name, gift]));
  return requests.map(({ id, text }) => {
    const shown = Object.values(systems).flatMap((answers) => answers[id] ?? []);
    const found = [...new Set(shown.map(({ name }) => name))].flatMap((name) => byName.get(name) ?? []);
    return {
      id,
      request: text,
      gifts: shuffled(found, id, ({ name }) => name).map((gift) => ({
        key: keyOf(gift.name),
        name: gift.name,
        price: priceOf(gift),
        text: gift.text,
        grade: null,
      })),
      best: [],
    };
  });
}

/** Returns the reasons that the systems give for each request, each once; requests without any are left out. */
export function makeReasonPools(
  requests: readonly Request[],
  gifts: readonly CatalogueGift[],
  systems: Readonly<Record<string, Answers>>,
): ReasonPool[] {
  const texts = new Map(gifts.map(({ name, text }) => [name, text]));
  return requests.flatMap(({ id, text: request }) => {
    const given = Object.values(systems)
      .flatMap((answers) => answers[id] ?? [])
      .filter(({ reason }) => reason !== "")
      .map(({ name, reason }) => [`${name}\n${reason}`, { name, text: texts.get(name) ?? "", reason, isBad: null }] as const);
    const reasons = shuffled([...new Map(given).values()], id, ({ name, reason }) => name + reason);
    return reasons.length === 0 ? [] : [{ id, request, reasons }];
  });
}

/** Returns the whole shop as a reader looks through it. */
export function listShop(gifts: readonly CatalogueGift[]): string {
  return gifts.map((gift) => `${keyOf(gift.name)}  ${gift.name} · ${priceOf(gift)}\n`).join("");
}
