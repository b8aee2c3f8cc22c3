import { diffWordsWithSpace } from "diff";
import type { EditedPost } from "./post-form.ts";
import { describePublishDate } from "./post-shape.ts";

/** A piece of text that both have, only the later one has, or only the earlier one has. */
export interface DiffPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A field whose values differ. */
export interface FieldDiff {
  label: string;
  parts: DiffPart[];
}

/** Milliseconds after which a comparison is given up; the whole texts are then shown as removed and added. */
const TIMEOUT_MS = 300;
/** Characters of unchanged text that are shown around a change. */
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

/** Compares two states of a post word by word and returns the fields that differ, moments in the form of this browser. */
export function comparePosts(earlier: EditedPost, later: EditedPost): FieldDiff[] {
  return FIELDS.flatMap(([field, label]) => {
    const textOf = (post: EditedPost) => (field === "publishDate" ? describePublishDate(post) : String(post[field] ?? ""));
    const [before, after] = [textOf(earlier), textOf(later)];
    return before === after ? [] : [{ label, parts: compareTexts(before, after) }];
  });
}
