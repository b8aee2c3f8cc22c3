/** A text as a database can keep it: PostgreSQL takes no NUL, and no half of a character within JSON (I3). */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
