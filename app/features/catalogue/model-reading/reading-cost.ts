import { formatMoney, fromDollars } from "#app/platform/money.ts";
import { formatCount } from "../gift-tags.ts";
import type { ModelUse, ReadingEstimate } from "./types.ts";

/** Gifts of one question, and of one about gifts whose first answer could not be used. */
export const LOT = 20;
export const SMALL_LOT = 5;

/** Tokens that must be free for a question about a whole lot: a day with fewer reads nothing. */
export const LEAST_DAILY_TOKENS = 25_000;

/** What a question or a product usually takes, where nothing has been measured yet: docs/decisions/0033-a-model-reads-products.md. */
export const USUAL_TOKENS: Readonly<Record<ModelUse, number>> = { choosing: 6000, suggesting: 1500, reading: 420 };
/** Pieces from which a measured average is trusted. */
export const MEASURED_FROM: Readonly<Record<ModelUse, number>> = { choosing: 10, suggesting: 10, reading: LOT };

/** Rounds to what an estimate can promise: two digits. */
export function roundTokens(tokens: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return Math.round(tokens / step) * step;
}

/** Words a cost: "about 330,000 tokens ($0.50)". */
export function wordTokens(tokens: number, dollarsPerMillion: number | null): string {
  const words = `about ${formatCount(roundTokens(tokens))} tokens`;
  return dollarsPerMillion === null ? words : `${words} (${wordDollars(tokens, dollarsPerMillion)})`;
}

/** Words what one question or product takes, and what a thousand of them cost: "about 420 tokens a gift ($0.25 for a thousand)". */
export function wordEach(tokens: number, piece: string, dollarsPerMillion: number | null): string {
  const words = `about ${formatCount(roundTokens(tokens))} tokens ${piece}`;
  return dollarsPerMillion === null ? words : `${words} (${wordDollars(1000 * tokens, dollarsPerMillion)} for a thousand)`;
}

function wordDollars(tokens: number, dollarsPerMillion: number): string {
  const dollars = (roundTokens(tokens) / 1_000_000) * dollarsPerMillion;
  return dollars < 0.01 ? `less than ${formatMoney(1, "USD")}` : formatMoney(fromDollars(dollars), "USD");
}

/** Returns the days (UTC) that an estimate takes with what is left today and with the cap of each day after it. */
export function daysNeeded({ tokens }: ReadingEstimate, leftToday: number, dailyTokens: number): number {
  if (tokens <= leftToday) return 1;
  return dailyTokens <= 0 ? Infinity : 1 + Math.ceil((tokens - Math.max(0, leftToday)) / dailyTokens);
}
