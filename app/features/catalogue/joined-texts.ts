/**
 * Lists that the database puts into one text, as the driver parses arrays character by character. Ids follow each other with nothing between them,
 * numbers with commas.
 */
const UUID_LENGTH = 36;

/** Returns the ids of such a text, none of an empty one. */
export function idsIn(text: string): string[] {
  return Array.from({ length: text.length / UUID_LENGTH }, (_, place) => text.slice(place * UUID_LENGTH, (place + 1) * UUID_LENGTH));
}

/** Returns the numbers of such a text; null, as the database joins no rows to, has none. */
export function numbersIn(text: string | null): number[] {
  return text === null || text === "" ? [] : text.split(",").map(Number);
}
