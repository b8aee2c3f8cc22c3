import { z } from "zod";
import { isSlug } from "../gift-tags.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import type { SuggestionFilters } from "./suggested-categories.ts";
import { readPageNumber, setPageNumber } from "#app/platform/page-number.ts";

export const SUGGESTIONS_PER_PAGE = 50;
/** Guesses of a category that are decided at once, the surest first: more would keep others waiting for their gifts. */
export const MOST_AT_ONCE = 1000;

const categorySlug = z.string().refine(isSlug);
const taxonomyKey = z.enum(TAXONOMIES.map(({ key }) => key));
const filtersSchema = z.object({
  taxonomy: taxonomyKey.nullable().catch(null),
  category: categorySlug.nullable().catch(null),
});

/** Reads the filters of an address; whatever it cannot read counts as not given. */
export function parseSuggestionFilters(query: URLSearchParams): SuggestionFilters {
  const { taxonomy, category } = filtersSchema.parse({
    taxonomy: query.get("taxonomy"),
    category: query.get("category"),
  });
  return { taxonomy, category: taxonomy === null ? null : category, page: readPageNumber(query) };
}

/** Returns the address of the screen with these filters. */
export function suggestionsAddress({ taxonomy, category, page }: SuggestionFilters): string {
  const query = new URLSearchParams();
  if (taxonomy !== null) query.set("taxonomy", taxonomy);
  if (category !== null) query.set("category", category);
  setPageNumber(query, page);
  return query.size === 0 ? "/admin/suggestions" : `/admin/suggestions?${query}`;
}

/** A guess in a form: the gift's id and the category's. */
const guessIds = z
  .string()
  .max(100)
  .transform((text) => text.split(" "))
  .pipe(z.tuple([z.guid(), z.guid()]))
  .transform(([giftId, categoryId]) => ({ giftId, categoryId }));

/** What the screen sends: decisions about guesses or about all of a category, or the undoing of earlier ones. */
export const suggestionFormSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.enum(["confirmed", "refused"]), guesses: z.array(guessIds).max(SUGGESTIONS_PER_PAGE) }),
  z.strictObject({ intent: z.literal("confirm-all"), taxonomy: taxonomyKey, category: categorySlug }),
  z.strictObject({ intent: z.literal("undo"), batchId: z.guid() }),
]);

/** Reads the fields of a form. A button beside a guess names its decision and its ids at once: "confirmed <gift> <category>". */
export function readSuggestionFields(fields: URLSearchParams): unknown {
  const one = fields.get("one");
  if (one !== null) {
    const at = one.indexOf(" ");
    return { intent: one.slice(0, at), guesses: [one.slice(at + 1)] };
  }
  const intent = fields.get("intent");
  if (intent === "confirm-all") return { intent, taxonomy: fields.get("taxonomy"), category: fields.get("category") };
  return intent === "undo" ? { intent, batchId: fields.get("batchId") } : { intent, guesses: fields.getAll("guess") };
}
