import type { ImportedChange, ImportResult } from "../import.commands.server.ts";

/** The messages of an import to the browser, one a line. */
export type ImportStep =
  | { kind: "begun"; rows: number }
  | { kind: "read"; rows: number }
  | { kind: "change"; change: ImportedChange }
  /** The last message: what became of the rows, the file of rejected ones, and a sentence about tags that were not ours. */
  | { kind: "done"; result: ImportResult; rejects: string | null; foreignTags: string | null }
  /** The other last message: the file itself cannot be read, and nothing was changed. */
  | { kind: "unreadable"; reason: string };
