import { CURRENCY } from "#app/platform/money.ts";
import { Derived } from "#app/features/finder/read/derived.ts";
import { EMPTY_BRIEF } from "#app/features/finder/brief/parts.ts";
import type { Brief, GiftProfile, GiftReading, Understood } from "#app/features/finder/types.ts";

/** Returns a gift in stock without any properties but the given ones. */
export function giftProfile(given: Partial<GiftProfile> = {}): GiftProfile {
  return {
    id: crypto.randomUUID(),
    slug: "gift",
    name: "Gift",
    description: "",
    brandName: null,
    priceCents: 2500,
    // Told as it is, unless a test says otherwise.
    statedPriceCents: given.priceCents === undefined ? 2500 : given.priceCents,
    currency: CURRENCY,
    inStock: true,
    shippingDays: 3,
    gender: "unisex",
    isFeatured: false,
    isTrending: false,
    createdAt: new Date("2026-01-01"),
    tags: {},
    refused: [],
    told: {},
    modelClaims: null,
    hasStoreWords: false,
    card: null,
    ...given,
  };
}

type GivenReading = Partial<Omit<GiftReading, "profile" | "interests" | "persons" | "occasions" | "traits" | "concepts">> &
  Partial<Record<"interests" | "persons" | "occasions" | "traits" | "concepts", Record<string, number>>> & {
    profile?: Partial<GiftProfile>;
  };

/** Returns a gift's reading with these weights by lexicon id. */
export function giftReading(given: GivenReading = {}): GiftReading {
  const weights = (name: "interests" | "persons" | "occasions" | "traits" | "concepts") => new Map(Object.entries(given[name] ?? {}));
  return {
    profile: giftProfile(given.profile),
    interests: weights("interests"),
    persons: weights("persons"),
    occasions: weights("occasions"),
    traits: weights("traits"),
    concepts: weights("concepts"),
    age: given.age ?? null,
    safeFrom: given.safeFrom ?? null,
    gender: given.gender ?? null,
    derived: new Derived(),
  };
}

/** Returns a part of a brief that was chosen in a form. */
export function chosen<Value>(value: Value): Understood<Value> {
  return { value, source: "form", words: "" };
}

/** Returns a part of a brief that was read from these words. */
export function read<Value>(value: Value, words: string): Understood<Value> {
  return { value, source: "text", words };
}

/** Returns a brief with these parts and nothing else. */
export function briefOf(parts: Partial<Brief> = {}): Brief {
  return { ...EMPTY_BRIEF, ...parts };
}
