import { diffWordsWithSpace } from "diff";
import type { EditedPost } from "./post.schema.ts";

/** A stretch of text: what both have, what only the later one has, what only the earlier one had. */
export interface DiffPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A field whose values differ. */
export interface FieldDiff {
  label: string;
  parts: DiffPart[];
}

/** Two texts that have little in common are shown as one taken away and one put there, rather than compared for long. */
const TIMEOUT_MS = 300;
/** Unchanged text around a change, in characters; what lies between is left out. */
const CONTEXT = 160;

const FIELDS = [
  ["title", "Title"],
  ["slug", "Slug"],
  ["excerpt", "Excerpt"],
  ["content", "Content"],
  ["seoTitle", "SEO Title"],
  ["metaDescription", "Meta Description"],
  ["coverImage", "Cover Image URL"],
  ["status", "Status"],
  ["publishDate", "Publish Date"],
] as const satisfies [keyof EditedPost, string][];

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const room = CONTEXT * (isFirst || isLast ? 1 : 2);
  if (text.length <= room + 20) return text;
  const head = isFirst ? "" : text.slice(0, CONTEXT);
  const tail = isLast ? "" : text.slice(-CONTEXT);
  return `${head} … ${tail}`;
}

function compareTexts(earlier: string, later: string): DiffPart[] {
  const changes = diffWordsWithSpace(earlier, later, { timeout: TIMEOUT_MS });
  if (changes === undefined)
    return [
      { kind: "removed", text: earlier },
      { kind: "added", text: later },
    ];
  return changes.map(({ added, removed, value }, index) => {
    if (added) return { kind: "added", text: value };
    if (removed) return { kind: "removed", text: value };
    return { kind: "same", text: shorten(value, index === 0, index === changes.length - 1) };
  });
}

/** The fields in which two states of a post differ, word by word. */
export function comparePosts(earlier: EditedPost, later: EditedPost): FieldDiff[] {
  return FIELDS.flatMap(([field, label]) => {
    const [before, after] = [String(earlier[field] ?? ""), String(later[field] ?? "")];
    return before === after ? [] : [{ label, parts: compareTexts(before, after) }];
  });
}
