import { TAXONOMIES } from "#app/features/catalogue/taxonomies.ts";

/** A row of a catalogue file: cells by column. */
type Row = Readonly<Record<string, string | undefined>>;

const TAGS = new Set<string>([...TAXONOMIES.map(({ column }) => column), "gender"]);

/** Returns a row without what an editor says of the gift. */
export function withoutTags<Values extends Row>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([column]) => !TAGS.has(column))) as Values;
}

/** True for a row with a tag that could be left out; the price tier follows from the price. */
export function hasTags(values: Row): boolean {
  return Object.entries(values).some(([column, cell]) => column !== "price_tier" && TAGS.has(column) && cell !== "" && cell !== "unisex");
}
