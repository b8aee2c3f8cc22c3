import { z } from "zod";

/**
 * The shapes of a language model's answers. Every field is required and none has a limit, since not every provider supports more; the rules
 * decide what an answer may do.
 */

const words = z.string().describe("The shopper's own words for it, copied letter by letter; empty where it is only likely.");
const named = z.object({ is: z.string().describe("What it is, in one to three plain words."), words });

/** The model's reading of the shopper's text. */
export const readingSchema = z.object({
  person: named.nullable().describe("Who the gift is for: a relation or a stage of life."),
  alsoFor: z.array(named).describe("Others whom the same gift is for."),
  gender: named.nullable().describe("female or male, where words of the text say so."),
  occasion: named.nullable(),
  age: z.object({ min: z.number(), max: z.number(), words }).nullable().describe("In years."),
  budget: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      around: z.number().nullable().describe("The sum that it is to cost about, where no end is named."),
      words,
    })
    .nullable()
    .describe("In US dollars."),
  date: z
    .object({ day: z.string().describe("YYYY-MM-DD"), words })
    .nullable()
    .describe("The day the gift is given."),
  withinDays: z.object({ days: z.number(), words }).nullable().describe("It has to be there in so many days."),
  shipsTo: named.nullable().describe("The country that the gift is sent to."),
  interests: z.array(named),
  situations: z.array(named).describe("What the person's life is like at the moment: pregnant, moving abroad, a new job, in mourning."),
  traits: z.array(named).describe("Personality, style, values."),
  otherWords: z.array(named).describe("Things that are asked for by name and are no liking: a kettle, a scarf."),
  excluded: z.array(named).describe("What must not be given, or is owned already."),
  asks: z.array(named).describe("Questions to the shop: delivery, where the shopper asks whether or when it arrives."),
});

export type Reading = z.infer<typeof readingSchema>;

/** Gifts that a model has chosen, the best first. */
export const picksSchema = z.object({
  picks: z.array(
    z.object({ id: z.string(), fact: z.string().describe("Words of the gift's own text, copied exactly."), reason: z.string() }),
  ),
});

export const pickSchema = picksSchema.shape.picks.element;
export type GiftPick = z.infer<typeof pickSchema>;
