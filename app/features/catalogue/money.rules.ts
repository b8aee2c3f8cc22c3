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
export function parsePriceCents(text: string, mostDigits: number = MAX_DIGITS): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*|\s*\$$/g, "")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll("’", "'");
  const match = DOT_CENTS.exec(plain) ?? COMMA_CENTS.exec(plain);
  if (match === null) return null;
  const [, whole = "", cents = ""] = match;
  const digits = whole.replaceAll(/\D/g, "");
  return digits.length > mostDigits ? null : Number(digits) * 100 + Number(cents.padEnd(2, "0"));
}

/** Returns cents as dollars with two decimals, as a form's field and the table's column hold them. */
export function toDollarText(cents: number): string {
  return (cents / 100).toFixed(2);
}
