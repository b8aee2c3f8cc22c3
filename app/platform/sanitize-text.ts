/** Returns a text that the database can store: PostgreSQL accepts neither NUL nor, within JSON, half of a surrogate pair (I3). */
export function sanitizeText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
