/**
 * Amounts of money are whole cents, in code and in the database, with their currency beside them. Dollars stand only in what people type
 * and read, in the catalogue file, in the API and in other sites' data; every conversion is in this file.
 */
export type Currency = "USD";
/** The shop's own currency: that of every amount which somebody types, a file brings or the site itself names. */
export const CURRENCY: Currency = "USD";
/** An amount that stands alone. Where a record has one, its currency is the field beside it. */
export interface Money {
  cents: number;
  currency: Currency;
}
const SIGNS: Record<Currency, string> = { USD: "$" };
const CENTS_IN_DOLLAR = 100;

/** Digits are grouped by comma, space or apostrophe, and a dot separates the cents: "1,234", "24.50", "1 234.50". */
const DOT_CENTS = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)(?:\.(\d{1,2}))?$/;
/** A comma separates the cents, and digits are grouped by dot, space or apostrophe: "24,50", "1.234,50". */
const COMMA_CENTS = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+),(\d{1,2})$/;

/** The maximum number of digits of whole dollars: 7 fit into every column of cents; a gift's own price may have 8 (less than $100,000,000). */
const MAX_DIGITS = 7;
export const MAX_PRICE_DIGITS = 8;

/**
 * Parses a typed amount of dollars to cents; returns null where it is none. A final comma or dot with one or two digits behind it separates
 * the cents; a comma with three digits groups thousands, as is usual with dollars; a dot with three digits is ambiguous and rejected.
 * `mostDigits` limits the whole dollars.
 */
export function parseMoney(text: string, mostDigits: number = MAX_DIGITS): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*|\s*\$$/g, "")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("’", "'");
  const match = DOT_CENTS.exec(plain) ?? COMMA_CENTS.exec(plain);
  if (match === null) return null;
  const [, whole = "", cents = ""] = match;
  const digits = whole.replaceAll(/\D/g, "");
  return digits.length > mostDigits ? null : Number(digits) * CENTS_IN_DOLLAR + Number(cents.padEnd(2, "0"));
}

/**
 * Returns an amount for sums and comparisons in the wanted currency: null where it is unknown or in another one, since no rate is known here.
 * Every sum, comparison and filter takes its amounts through this function.
 */
export function centsIn(wanted: Currency, cents: number | null, currency: Currency): number | null {
  return currency === wanted ? cents : null;
}

/** Converts an amount of dollars as other programs state it, such as 24.5, to cents. */
export function fromDollars(dollars: number): number {
  return Math.round(dollars * CENTS_IN_DOLLAR);
}

/** Converts cents to an amount of dollars as other programs read it, such as 24.5. */
export function toDollars(cents: number): number {
  return cents / CENTS_IN_DOLLAR;
}

/** Returns cents as dollars with two decimals: 2450 → "24.50". */
export function toDollarText(cents: number): string {
  return toDollars(cents).toFixed(2);
}

/** Returns cents as the shortest number of dollars, as addresses have them: 4250 → "42.5"; an empty text for none. */
export function toShortDollars(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? "" : String(toDollars(cents));
}

/** Returns cents as somebody would type them: 2000 → "20", 1999 → "19.99"; an empty text for none. */
export function toTypedMoney(cents: number | null): string {
  return cents === null ? "" : toDollarText(cents).replace(/\.00$/, "");
}

/**
 * Separates thousands as in the United States. It avoids Intl, whose first use takes a browser up to 30 ms, which every page with a price
 * would spend before it responds.
 */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Returns cents (a whole number, at least 0) as they are shown: 104850 → "$1,048.50". */
export function formatMoney(cents: number, currency: Currency): string {
  const [whole = "", rest] = toDollarText(cents).split(".");
  return `${SIGNS[currency]}${groupThousands(whole)}.${rest}`;
}

/** Returns the sign that stands beside a field for an amount: "$". */
export function currencySign(currency: Currency): string {
  return SIGNS[currency];
}

/** Returns cents as shoppers write them: "$40", "$42.50". */
export function formatShortMoney(cents: number, currency: Currency): string {
  return formatMoney(cents, currency).replace(/\.00$/, "");
}
