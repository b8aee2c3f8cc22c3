import { z } from "zod";
import { CURRENCY, fromDollars, parseMoney } from "./money.ts";

/** The zod pieces for amounts of money, which become whole cents. */

/** The currency beside an amount, in rows and in what is sent. */
export const currency = z.literal(CURRENCY);

/** A typed amount of more than nothing and at most `most` cents; an empty text is null, or an error that says `missing`. */
export function typedMoney({ most, invalid, missing }: { most: number; invalid: string; missing: string | null }) {
  return z
    .string()
    .trim()
    .max(20, invalid)
    .transform((text, context) => {
      if (text === "" && missing === null) return null;
      const cents = parseMoney(text);
      if (cents !== null && cents > 0 && cents <= most) return cents;
      context.addIssue({ code: "custom", message: text === "" ? (missing ?? "") : invalid });
      return z.NEVER;
    });
}

/** An amount of dollars as a program writes it in an address. */
export const dollarsParameter = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, "must be an amount in dollars, such as 25 or 24.99")
  .transform((text) => fromDollars(Number(text)))
  .pipe(z.number().min(0));
