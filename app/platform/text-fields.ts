import { z } from "zod";
import { toLine, toParagraphs } from "./text.ts";

/** The message of a text that is too long. */
export const atMost = (limit: number) => `Please use at most ${limit.toLocaleString("en-US")} characters.`;

/** Accepts one line of at most `limit` characters, once it is cleaned. */
export const line = (limit: number, tooLong = atMost(limit)) => z.string().transform(toLine).pipe(z.string().max(limit, tooLong));

/** Accepts one line that is not blank. */
export const filledLine = (limit: number, missing: string, tooLong?: string) => line(limit, tooLong).pipe(z.string().min(1, missing));

/** Accepts several lines of at most `limit` characters, without blanks at both ends. */
export const paragraphs = (limit: number, tooLong = atMost(limit)) =>
  z
    .string()
    .transform((text) => toParagraphs(text).trim())
    .pipe(z.string().max(limit, tooLong));

/** Accepts several lines that are not blank. */
export const filledParagraphs = (limit: number, missing: string, tooLong?: string) =>
  paragraphs(limit, tooLong).pipe(z.string().min(1, missing));
