import type { ImportedChange, ImportResult } from "../import.commands.server.ts";

/** What the browser hears of an import, line by line. */
export type ImportStep =
  | { kind: "begun"; rows: number }
  | { kind: "read"; rows: number }
  | { kind: "change"; change: ImportedChange }
  /** The end: what has become of the rows, and the file of those that were refused. */
  | { kind: "done"; result: ImportResult; rejects: string | null }
  /** The end too: the file itself cannot be read, and nothing was changed. */
  | { kind: "unreadable"; reason: string };
