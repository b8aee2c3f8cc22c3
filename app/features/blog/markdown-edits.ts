/** A change of a text field: `insert` replaces the text from `from` to `to`, then `selectFrom` to `selectTo` is selected. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts a mark on both sides of the selection, or removes it where it is already there; without a selection it surrounds `placeholder`. */
export function toggleMark({ text, start, end }: Selected, mark: string, placeholder: string): TextEdit {
  const size = mark.length;
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // Two stars mean bold, so they do not count as the single star of italics.
  const isLonger = mark === "*" && text.slice(start - 2, start) === "**" && text.slice(start - 3, start) !== "***";
  const words = text.slice(start, end);
  if (isMarked && !isLonger) return { from: start - size, to: end + size, insert: words, selectFrom: start - size, selectTo: end - size };
  const inner = words || placeholder;
  return { from: start, to: end, insert: mark + inner + mark, selectFrom: start + size, selectTo: start + size + inner.length };
}

/** Puts a prefix before each line of the selection, or removes it where every line has it. Numbered lists are numbered consecutively. */
export function togglePrefix({ text, start, end }: Selected, prefix: string): TextEdit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", Math.max(end - (end > start && text[end - 1] === "\n" ? 1 : 0), from));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const isNumbered = prefix === "1. ";
  const present = isNumbered ? /^\d+\. / : null;
  const has = (line: string) => (present === null ? line.startsWith(prefix) : present.test(line));
  const without = (line: string) => (present === null ? line.slice(prefix.length) : line.replace(present, ""));
  const insert = lines.every(has)
    ? lines.map(without).join("\n")
    : lines.map((line, index) => (has(line) ? line : (isNumbered ? `${index + 1}. ` : prefix) + line)).join("\n");
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length };
}

/** Makes headings of the selected lines, or plain lines of those that are such headings; another level of heading gives way. */
export function toggleHeading({ text, start, end }: Selected, prefix: "## " | "### "): TextEdit {
  const plain = togglePrefix({ text, start, end }, prefix);
  const lines = text.slice(plain.from, plain.to).split("\n");
  if (lines.every((line) => line.startsWith(prefix))) return plain;
  const insert = lines.map((line) => prefix + line.replace(/^#{1,6} /, "")).join("\n");
  return { ...plain, insert, selectTo: plain.from + insert.length };
}

const TABLE = "| Heading | Heading |\n| --- | --- |\n| Text | Text |";

/** Inserts a table after the selection, and selects its first cell. */
export function insertTable(selected: Selected): TextEdit {
  const edit = insertBlock(selected, TABLE);
  const cell = edit.from + edit.insert.indexOf("Heading");
  return { ...edit, selectFrom: cell, selectTo: cell + "Heading".length };
}

const ITEM = /^(\s*(?:> )*)(?:([-*+])|(\d{1,9})([.)])) (\[[ xX]\] )?/;

/**
 * Returns what Enter does at the end of an item of a list or a line of a quote: the next one begins, and an empty one ends. Null for any
 * other line.
 */
export function continueBlock({ text, start, end }: Selected): TextEdit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const item = ITEM.exec(line);
  const marker = item?.[0] ?? /^(?:> )+/.exec(line)?.[0];
  if (marker === undefined) return null;
  if (line === marker && !/\S/.test(text.slice(start).split("\n", 1)[0] ?? "")) {
    // Without an empty line the next words would still belong to the item before.
    return { from, to: start, insert: "\n", selectFrom: from + 1, selectTo: from + 1 };
  }
  const [, indent = "", bullet, number, sign = "", task = ""] = item ?? [];
  const next = item === null ? marker : `${indent}${bullet ?? `${Number(number) + 1}${sign}`} ${task === "" ? "" : "[ ] "}`;
  const place = start + next.length + 1;
  return { from: start, to: start, insert: `\n${next}`, selectFrom: place, selectTo: place };
}

/** Makes the selection a link and selects its address to be overwritten. A selected URL becomes the link's address instead. */
export function insertLink({ text, start, end }: Selected): TextEdit {
  const words = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(words)) {
    const insert = `[text](${words})`;
    return { from: start, to: end, insert, selectFrom: start + 1, selectTo: start + 5 };
  }
  const shown = words || "text";
  const insert = `[${shown}](https://)`;
  const addressAt = start + shown.length + 3;
  return { from: start, to: end, insert, selectFrom: addressAt, selectTo: addressAt + "https://".length };
}

/** Inserts a paragraph of its own after the selection. */
export function insertBlock({ text, end }: Selected, block: string): TextEdit {
  const before = text.slice(0, end);
  const after = text.slice(end);
  const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const tail = after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const insert = lead + block + tail;
  const place = end + insert.length;
  return { from: end, to: end, insert, selectFrom: place, selectTo: place };
}

/** Returns the Markdown of a picture; characters that would end its alt text are replaced with spaces. */
export function pictureMarkdown(path: string, alt: string): string {
  return `![${alt.replace(/[[\]\n]/g, " ").trim()}](${path})`;
}

/** Returns the Markdown of a video: a link, with its picture in it where there is one. */
export function videoMarkdown({ address, title, picture }: { address: string; title: string; picture: string }): string {
  const shown = title.replace(/[[\]\n]/g, " ").trim();
  return `[${picture.trim() === "" ? shown : pictureMarkdown(picture.trim(), shown)}](${address.trim()})`;
}
