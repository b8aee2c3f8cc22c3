import { z } from "zod";
import { atMost, isLine, sanitizeText, toLine, toParagraphs } from "./text.ts";

const CONTROLS = "Please remove any control characters.";

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

/** Accepts a text of at most `limit` characters as it is, without what a database cannot store. */
export const sanitized = (limit: number) => z.string().max(limit, atMost(limit)).transform(sanitizeText);

/** Accepts one line as it was typed: spaces within it stay, and what breaks it or hides in it is refused instead of cleaned. */
export const typedLine = (limit: number) => z.string().trim().max(limit, atMost(limit)).refine(isLine, CONTROLS);

/** Accepts several lines in the same way. */
export const typedParagraphs = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, atMost(limit))
    .refine((text) => isLine(text.replaceAll(/[\n\r\t]/g, "")), CONTROLS);
