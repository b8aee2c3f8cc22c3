/**
 * The registry of the taxonomies that describe gifts and share one mechanism: an entry here is all that a taxonomy takes. `key` names it in
 * code and in the database, `column` in the catalogue file, `type` in addresses and the API, `tab` in the admin area's addresses.
 */
export const TAXONOMIES = [
  { key: "giftType", tab: "gift_types", column: "gift_types", type: "type", singular: "gift type", plural: "gift types" },
  {
    key: "recipient",
    tab: "gift_recipient_types",
    column: "recipient_types",
    type: "recipient",
    singular: "recipient",
    plural: "recipients",
  },
  { key: "occasion", tab: "gift_occasion_types", column: "occasion_types", type: "occasion", singular: "occasion", plural: "occasions" },
  { key: "interest", tab: "gift_interest_types", column: "interest_types", type: "interest", singular: "interest", plural: "interests" },
  { key: "theme", tab: "gift_themes", column: "themes", type: "theme", singular: "theme", plural: "themes" },
  {
    key: "personality",
    tab: "gift_personality_tags",
    column: "personality_tags",
    type: "personality",
    singular: "personality",
    plural: "personalities",
  },
  { key: "seasonal", tab: "gift_seasonal_tags", column: "seasonal_tags", type: "seasonal", singular: "season", plural: "seasons" },
  { key: "ecoLabel", tab: "gift_eco_labels", column: "eco_labels", type: "eco", singular: "eco label", plural: "eco labels" },
  { key: "useCase", tab: "gift_use_cases", column: "use_cases", type: "use-case", singular: "use case", plural: "use cases" },
  { key: "ageRange", tab: "gift_age_ranges", column: "age_ranges", type: "age", singular: "age range", plural: "age ranges" },
  { key: "priceTier", tab: "gift_price_tiers", column: "price_tier", type: "price", singular: "price tier", plural: "price tiers" },
] as const;

export type Taxonomy = (typeof TAXONOMIES)[number];
export type TaxonomyKey = Taxonomy["key"];
export type TaxonomyType = Taxonomy["type"];

export function taxonomy(key: TaxonomyKey): Taxonomy {
  // The registry names every key of the union, so the search cannot come back empty.
  return TAXONOMIES.find((candidate) => candidate.key === key) as Taxonomy;
}

/** Returns what `make` returns for each taxonomy, by its key. */
export function mapTaxonomies<Value>(make: (key: TaxonomyKey) => Value): Record<TaxonomyKey, Value> {
  return Object.fromEntries(TAXONOMIES.map(({ key }) => [key, make(key)])) as Record<TaxonomyKey, Value>;
}

/** The words that addresses use for a taxonomy beside its `type`: the plural forms, and the words of the specification. */
const TYPE_ALIASES: Record<string, TaxonomyType> = {
  occasions: "occasion",
  recipients: "recipient",
  interests: "interest",
  themes: "theme",
  types: "type",
};

/** Returns the taxonomy that an address means. Singular and plural both count; by the specification, any other word means gift types. */
export function taxonomyOfAddress(word: string): Taxonomy {
  const type = TYPE_ALIASES[word] ?? word;
  return TAXONOMIES.find((candidate) => candidate.type === type) ?? taxonomy("giftType");
}

/** Returns the page tag that is dropped when this value, its place among gifts, or a gift of it changes. */
export function categoryTag(id: string): string {
  return `category:${id}`;
}

/** Returns the page tag that is dropped when any value of this taxonomy changes. */
export function taxonomyTag(key: TaxonomyKey): string {
  return `taxonomy:${key}`;
}

/** Returns the page tag that is dropped when this gift or its mappings change. */
export function giftTag(id: string): string {
  return `gift:${id}`;
}

/** The page tag that is dropped when any gift changes. */
export const ALL_GIFTS_TAG = "gifts";
