/** Returns a text that the database can store: PostgreSQL accepts neither NUL nor, within JSON, half of a surrogate pair (I3). */
export function sanitizeText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** True where sanitizeText would leave a text as it is. */
export function isSanitized(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** True where a text is a single line without control characters and halves of characters. */
export function isLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** Returns a text as one line: control characters, halves of characters, line breaks and runs of spaces become one space. */
export function toLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim();
}

/** Returns a text of strangers as one line of what can be seen: unlike toLine it also takes out marks without a width, and letters that no font has. */
export function toVisibleLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, " ").trim();
}

/** Returns a text without control characters, halves of characters and line breaks; its other spaces stay as they are. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ").trim();
}

/**
 * Returns a text of several lines with line breaks of one character, as browsers count them, though they send two. Other control characters
 * and halves of characters are left out; tabs and spaces stay, at both ends too.
 */
export function toParagraphs(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
}

/** The message of a text that is too long. */
export function atMost(limit: number): string {
  return `Please use at most ${limit.toLocaleString("en-US")} characters.`;
}

/** Returns at most the first `length` code units of a text, without the half of a character that the cut may leave. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
