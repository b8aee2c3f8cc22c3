import { readHtml } from "./read-html.ts";

/** Elements that begin a line, and those whose content is no text. */
const BEGINS_LINE = /^(?:br|p|li|div|tr|h[1-6])$/;
const HIDDEN = new Set(["script", "style"]);

/** Returns the text of HTML line by line, without markup, control characters and empty lines; of its text at most `most` characters count. */
export function plainTextOf(html: string, most: number): string {
  let plain = "";
  let hidden = 0;
  const add = (part: string) => {
    if (hidden === 0) plain += part.slice(0, Math.max(0, most - plain.length));
  };
  readHtml(html, {
    onText: add,
    onOpenTag(name) {
      if (HIDDEN.has(name)) hidden += 1;
      else if (BEGINS_LINE.test(name)) add("\n");
    },
    onCloseTag(name) {
      if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
    },
  });
  return plain
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[ \t\u00a0]+/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}
