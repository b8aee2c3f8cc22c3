import { z } from "zod";
import { isSlug } from "#app/features/catalogue/gift-tags.ts";
import { isMediaPath } from "#app/features/media/media-paths.ts";
import { typedMoment } from "#app/platform/moment-schema.ts";
import { typedMoney } from "#app/platform/money-schema.ts";
import { CURRENCY, toTypedMoney } from "#app/platform/money.ts";
import { filledLine, line, paragraphs } from "#app/platform/text-fields.ts";
import { toLine } from "#app/platform/text.ts";
import { COLLECTION_LIMITS as LIMITS, COLLECTION_SORTS, COLLECTION_STATES } from "./constants.ts";
import { ruleValues, saysSomething } from "./rule.ts";
import type { CollectionDocument, CollectionPick, CollectionRule, CollectionValues } from "./types.ts";

const MAX_PRICE_CENTS = 9_999_999_99;
const NOT_AN_AMOUNT = "Please enter an amount, such as 25 or 24.99.";

const price = typedMoney({ most: MAX_PRICE_CENTS, invalid: NOT_AN_AMOUNT, missing: null });

const dayCount = z
  .string()
  .trim()
  .max(10)
  .transform((typed, context) => {
    if (typed === "") return null;
    if (/^[1-9]\d*$/.test(typed) && Number(typed) <= LIMITS.days) return Number(typed);
    context.addIssue({ code: "custom", message: `Please enter a number of days from 1 to ${LIMITS.days}.` });
    return z.NEVER;
  });

const words = z
  .string()
  .max(LIMITS.words * (LIMITS.word + 2))
  .transform((typed, context) => {
    const listed = [...new Set(typed.split(",").map(toLine).filter(Boolean))];
    if (listed.length <= LIMITS.words && listed.every((word) => word.length <= LIMITS.word)) return listed;
    context.addIssue({ code: "custom", message: `Please use at most ${LIMITS.words} words of at most ${LIMITS.word} letters each.` });
    return z.NEVER;
  });

/** To the second where it has no part of one, as the editor has it. */
const moment = typedMoment("Please choose a day and a time.").transform((utc) => utc?.replace(".000Z", "Z") ?? null);

const giftIds = z
  .array(z.guid())
  .max(LIMITS.gifts, `Please choose at most ${LIMITS.gifts} gifts.`)
  .transform((ids) => [...new Set(ids)]);

const fields = z.strictObject({
  title: filledLine(LIMITS.title, "Please enter a title."),
  slug: filledLine(LIMITS.slug, "Please enter a slug.").refine(
    (slug) => slug === "" || isSlug(slug),
    "Please use lowercase letters, digits, and single hyphens, such as hostess-gifts.",
  ),
  lead: line(LIMITS.lead),
  story: paragraphs(LIMITS.story),
  image: z
    .string()
    .max(300)
    .refine((path) => path === "" || isMediaPath(path), "Please choose a picture from the library."),
  imageAlt: line(LIMITS.imageAlt),
  isByRule: z.boolean(),
  values: ruleValues,
  without: ruleValues,
  withoutWords: words,
  minPrice: price,
  maxPrice: price,
  newWithinDays: dayCount,
  shipsWithinDays: dayCount,
  inStockOnly: z.boolean(),
  sort: z.enum(COLLECTION_SORTS),
  pinned: giftIds,
  leftOut: giftIds,
  state: z.enum(COLLECTION_STATES),
  shownFrom: moment,
  shownUntil: moment,
  seoTitle: line(LIMITS.seoTitle),
  metaDescription: line(LIMITS.metaDescription),
});
type Fields = z.output<typeof fields>;

function readRule(read: Pick<Fields, keyof z.output<typeof ofGifts>>): CollectionRule | null {
  const { isByRule, values, without, withoutWords, minPrice, maxPrice, newWithinDays, shipsWithinDays, inStockOnly } = read;
  if (!isByRule) return null;
  const prices = { currency: CURRENCY, minPriceCents: minPrice, maxPriceCents: maxPrice };
  return { values, without, withoutWords, ...prices, newWithinDays, shipsWithinDays, inStockOnly };
}

/** By hand there is nothing to leave out; a gift that is pinned is not left out. */
function readLeftOut({ isByRule, pinned, leftOut }: Pick<Fields, "isByRule" | "pinned" | "leftOut">): string[] {
  return isByRule ? leftOut.filter((id) => !pinned.includes(id)) : [];
}

/** Says what is wrong between several fields. */
function check(read: Fields, refuse: (field: keyof Fields, message: string) => void): void {
  const { isByRule, minPrice, maxPrice, sort, shownFrom, shownUntil } = read;
  const rule = readRule(read);
  if (rule !== null && !saysSomething(rule)) refuse("isByRule", "Please say what the gifts have in common.");
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) refuse("maxPrice", "This must be at least “Price from”.");
  if (isByRule && sort === "hand") refuse("sort", "Gifts that a rule finds can’t be ordered by hand. Pin the ones that should come first.");
  if (shownFrom !== null && shownUntil !== null && new Date(shownFrom) >= new Date(shownUntil))
    refuse("shownUntil", "This must be later than “Shown from”.");
}

function toValues(read: Fields): CollectionValues {
  const { title, slug, lead, story, image, imageAlt, sort, pinned, state, shownFrom, shownUntil, seoTitle, metaDescription } = read;
  const texts = { title, slug, lead, story, image: image === "" ? null : image, imageAlt, seoTitle, metaDescription };
  return { ...texts, rule: readRule(read), sort, pinned, leftOut: readLeftOut(read), state, shownFrom, shownUntil };
}

const crossChecked = fields.superRefine((read, context) => {
  check(read, (field, message) => context.addIssue({ code: "custom", path: [field], message }));
});

/** A collection as its editor saves it. Unknown fields are refused (Z5). */
export const collectionDocument = crossChecked.transform(toValues);

const ofGifts = fields.pick({
  isByRule: true,
  values: true,
  without: true,
  withoutWords: true,
  minPrice: true,
  maxPrice: true,
  newWithinDays: true,
  shipsWithinDays: true,
  inStockOnly: true,
  sort: true,
  pinned: true,
  leftOut: true,
});

/**
 * What the editor asks while it is filled: which gifts the collection would have. Its other fields may still be wrong, and a rule that says
 * nothing yet finds nothing.
 */
export const collectionMatches = ofGifts.transform((read): CollectionPick => {
  const typed = readRule(read);
  const rule = typed !== null && saysSomething(typed) ? typed : null;
  return { rule, sort: read.sort, pinned: read.pinned, leftOut: readLeftOut(read) };
});

/** Returns the part of a document that decides which gifts the collection has. */
export function pickOfDocument(document: CollectionDocument): z.input<typeof ofGifts> {
  const { isByRule, values, without, withoutWords, minPrice, maxPrice, newWithinDays, shipsWithinDays, inStockOnly } = document;
  const { sort, pinned, leftOut } = document;
  return {
    isByRule,
    values,
    without,
    withoutWords,
    minPrice,
    maxPrice,
    newWithinDays,
    shipsWithinDays,
    inStockOnly,
    sort,
    pinned,
    leftOut,
  };
}

/** What the editor sends; `ref` is an id, or "new". */
export const collectionSave = z.strictObject({
  ref: z.string().max(40),
  basedOn: z.int32().min(0),
  document: z.record(z.string(), z.unknown()),
});

const typedDays = (count: number | null) => (count === null ? "" : String(count));

/** Returns a collection as its editor has it. */
export function toDocument({ rule, image, leftOut, shownFrom, shownUntil, ...values }: CollectionValues): CollectionDocument {
  return {
    ...values,
    image: image ?? "",
    isByRule: rule !== null,
    values: { ...rule?.values },
    without: { ...rule?.without },
    withoutWords: rule?.withoutWords.join(", ") ?? "",
    minPrice: toTypedMoney(rule?.minPriceCents ?? null),
    maxPrice: toTypedMoney(rule?.maxPriceCents ?? null),
    newWithinDays: typedDays(rule?.newWithinDays ?? null),
    shipsWithinDays: typedDays(rule?.shipsWithinDays ?? null),
    inStockOnly: rule?.inStockOnly ?? false,
    leftOut,
    shownFrom: shownFrom ?? "",
    shownUntil: shownUntil ?? "",
  };
}

/** A collection that nobody has begun. */
export const NEW_COLLECTION: CollectionDocument = {
  ...toDocument({
    title: "",
    slug: "",
    lead: "",
    story: "",
    image: null,
    imageAlt: "",
    rule: null,
    sort: "fit",
    pinned: [],
    leftOut: [],
    state: "draft",
    shownFrom: null,
    shownUntil: null,
    seoTitle: "",
    metaDescription: "",
  }),
  isByRule: true,
  inStockOnly: true,
};
