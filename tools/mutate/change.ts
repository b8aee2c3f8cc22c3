/** The subjects of changes. Of rights, money and secrets every change must be noticed. */
export const KINDS = [
  "rights",
  "money",
  "secrets",
  "limits",
  "cache",
  "outgoing",
  "uploads",
  "claims",
  "output",
  "durability",
  "jobs",
  "finder",
  "look",
] as const;
export type Kind = (typeof KINDS)[number];
export const ALL_NOTICED: readonly Kind[] = ["rights", "money", "secrets"];

/** A change of a single place that breaks a promise, and the tests that should notice it. */
export interface Change {
  kind: Kind;
  /** Path from the root. */
  file: string;
  /** Text that the file has exactly once, and what stands there after the change. */
  find: string;
  replace: string;
  /** What the change breaks, in a sentence; behind an ID of docs/safety.md where it has one ("Z4 – …"). */
  promise: string;
  /** Paths of test files. */
  tests: readonly string[];
}

/** Returns the file's text with the change in it. Throws where the place is not there, or not the only one. */
export function applyChange(text: string, { file, find, replace }: Pick<Change, "file" | "find" | "replace">): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined) throw new Error(`${file} has no place to change: ${find}`);
  if (more.length > 0) throw new Error(`${file} has several places to change: ${find}`);
  return before + replace + after;
}

/** One change of a file: what stands there, what stands there afterwards, and what that breaks. */
export type Edit = readonly [find: string, replace: string, promise: string];

/** Returns the changes of one kind in one file, which the same tests should notice. */
export function changesIn(kind: Kind, file: string, tests: readonly string[], edits: readonly Edit[]): Change[] {
  return edits.map(([find, replace, promise]) => ({ kind, file, find, replace, promise, tests }));
}
