import { z } from "zod";
import { isDay } from "#app/platform/days.ts";
import { filledLine, line, paragraphs } from "#app/platform/text-fields.ts";
import { CURRENCY } from "#app/platform/money.ts";
import { currency, typedMoney } from "#app/platform/money-schema.ts";
import { LIST_LIMITS, MAX_QUANTITY, SAVE_TEXTS } from "./constants.ts";

/** An ISO day of the calendar, or null for an empty text. */
const day = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null;
    if (isDay(text) && text >= "2000-01-01" && text < "2100-01-01") return text;
    context.addIssue({ code: "custom", message: "Please choose a valid date." });
    return z.NEVER;
  });

const price = (missing: string | null) =>
  typedMoney({ most: 100_000_000, invalid: "Please enter an amount, such as 25 or 19.99.", missing });

const requiredPrice = (missing: string) => price(missing).pipe(z.number());

const quantity = z.coerce
  .number({ error: `Please enter a number from 1 to ${MAX_QUANTITY}.` })
  .int(`Please enter a number from 1 to ${MAX_QUANTITY}.`)
  .min(1, `Please enter a number from 1 to ${MAX_QUANTITY}.`)
  .max(MAX_QUANTITY, `Please enter a number from 1 to ${MAX_QUANTITY}.`);

const id = z.uuid();

/** A save: into a list, into a new one, or (with neither) into the newest. */
export const saveSchema = z
  .strictObject({
    giftId: id,
    listId: id.optional(),
    newListName: filledLine(LIST_LIMITS.name, SAVE_TEXTS.nameRequired.description).optional(),
  })
  .refine(({ listId, newListName }) => listId === undefined || newListName === undefined);
export type Save = z.infer<typeof saveSchema>;
/** A change of a list; each kind of change has its own schema for the fields. */
export const changeSchema = z.strictObject({
  change: z.enum(["edit-list", "share", "edit-item", "remove-item", "restore-item", "place-item", "move-item", "copy-item"]),
  fields: z.record(z.string(), z.string()),
});
/** The same as a plain form sends it: the change's fields stand beside its name. */
export const changeFormSchema = z
  .record(z.string(), z.string())
  .transform(({ change, ...fields }) => ({ change, fields }))
  .pipe(changeSchema);
export type AskedChange = z.output<typeof changeSchema>;
export const sharingSchema = z.strictObject({ isOn: z.enum(["on", "off"]).transform((word) => word === "on") });

/** What the screen of a user's lists sends. */
export const ownListsForms = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("create"), name: filledLine(LIST_LIMITS.name, SAVE_TEXTS.nameRequired.description) }),
  z.strictObject({ intent: z.enum(["delete", "restore"]), listId: id }),
]);

/**
 * The details of a list. The day from which the owner sees the claims has to lie ahead, so that a typing error does not reveal the
 * surprise. The days of `standing` were set before and are allowed: the saved day, and the one that the form was opened with.
 */
export function listDetailsSchema(today: string, standing: readonly (string | null | undefined)[]) {
  return z.strictObject({
    name: filledLine(LIST_LIMITS.name, "Please enter a name for your list."),
    description: paragraphs(LIST_LIMITS.description),
    occasionDate: day,
    claimsRevealedOn: day.refine((chosen) => chosen === null || standing.includes(chosen) || chosen > today, {
      message: "Please choose a date after today, or leave it empty to never see what’s been claimed.",
    }),
  });
}
export type ListDetails = z.infer<ReturnType<typeof listDetailsSchema>>;

/** The values that a list's form was opened with, which it sends back. */
export const openedListSchema: z.ZodType<Partial<ListDetails>> = z
  .strictObject({
    name: z.string(),
    description: z.string(),
    occasionDate: z.string().nullable(),
    claimsRevealedOn: z.string().nullable(),
  })
  .partial();

export const itemDetailsSchema = z
  .strictObject({
    itemId: id,
    note: paragraphs(LIST_LIMITS.note),
    quantity,
    isSplit: z.literal("on").optional(),
    splitGoal: z.string().optional(),
  })
  .transform(({ isSplit, splitGoal, ...rest }, context) => {
    if (isSplit === undefined) return { ...rest, splitGoalCents: null, currency: CURRENCY };
    const goal = requiredPrice("Please enter the total that people can share.").safeParse(splitGoal ?? "");
    if (goal.success) return { ...rest, splitGoalCents: goal.data, currency: CURRENCY };
    context.addIssue({ code: "custom", path: ["splitGoal"], message: goal.error.issues[0]?.message ?? "" });
    return z.NEVER;
  });
export type ItemDetails = Omit<z.infer<typeof itemDetailsSchema>, "itemId">;

/** The values that an item's form was opened with. */
export const openedItemSchema: z.ZodType<Partial<ItemDetails>> = z
  .strictObject({ note: z.string(), quantity: z.number(), splitGoalCents: z.number().nullable(), currency })
  .partial();

/** The URL of a product in any shop, as typed or pasted: https is assumed where the scheme is missing. */
export const externalUrlSchema = line(LIST_LIMITS.url).transform((text, context) => {
  const whole = text === "" || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === "" &&
    url.hostname.includes(".") &&
    url.href.length <= LIST_LIMITS.url
  )
    return url.href;
  context.addIssue({
    code: "custom",
    message: text === "" ? "Please paste a link to the gift’s page." : "Please paste the full link, such as https://shop.example/blue-mug.",
  });
  return z.NEVER;
});

export const externalItemSchema = z.strictObject({
  url: externalUrlSchema,
  title: filledLine(LIST_LIMITS.title, "Please enter what it is."),
  price: price(null),
  note: paragraphs(LIST_LIMITS.note),
  quantity,
  imageUrl: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(LIST_LIMITS.url)]).transform((url) => (url === "" ? null : url)),
});
export type ExternalItem = z.infer<typeof externalItemSchema>;

/** What the screen sends on which something from another shop is added: an address to look up or to type in by, or the item. */
export const addFromShopForms = z.discriminatedUnion("intent", [
  externalItemSchema.extend({ intent: z.literal("add") }),
  z.strictObject({ intent: z.literal("look-up"), url: externalUrlSchema }),
  z.strictObject({
    intent: z.literal("type-in"),
    url: z
      .string()
      .transform((text) => (text.trim() === "" ? null : text))
      .pipe(externalUrlSchema.nullable()),
  }),
]);

/** What a visitor of a shared list sends. */
export const visitorForms = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("guest") }),
  z.strictObject({ intent: z.literal("claim"), itemId: id, name: line(LIST_LIMITS.claimName), pieces: quantity }),
  z.strictObject({
    intent: z.literal("pledge"),
    itemId: id,
    name: line(LIST_LIMITS.claimName),
    amount: requiredPrice("Please enter how much you’d like to give."),
  }),
]);

/** An item and its new place: before another item, or at the end. */
export const placeSchema = z.strictObject({
  itemId: id,
  beforeId: z.union([z.literal(""), id]).transform((text) => (text === "" ? null : text)),
});
export const itemSchema = z.strictObject({ itemId: id });
/** An item and the list that it is moved or copied to. */
export const transferSchema = z.strictObject({ itemId: id, targetId: id });

/** Returns the first message of each field, by its name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? "")] ??= message;
  return errors;
}
