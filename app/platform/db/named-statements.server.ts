import { sql } from "drizzle-orm";

/**
 * So many statements a connection keeps prepared, the first ones that it is asked; the others are parsed anew each time. Each takes about 80 kB of
 * the database's memory.
 */
const MAX_NAMED = 150;

/**
 * PostgreSQL's codes for a prepared statement that is of no use any more: it returns other types of columns since a migration, or a pooler that
 * nobody told of has changed the connection behind it. Each is refused before anything is done.
 */
const USELESS = new Set(["0A000", "26000", "42P05"]);

/** Marks a statement whose best plan depends on its values, such as a list of one gift in ten or of nearly all: PostgreSQL plans it each time. */
const MARK = "/* planned by its values */";
export const PLANNED_BY_VALUES = sql.raw(MARK);

/** What a statement that writes contains. Its text names the request by which a row was written, and a name would fix the text to that of the first. */
const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s/i;

/** True where a named statement was refused that will be answered without its name. */
export function isUselessName(error: unknown): boolean {
  return USELESS.has(String((error as { code?: unknown } | null)?.code));
}

/** The names under which one connection prepares its statements, so that PostgreSQL parses and plans each read once. */
export class NamedStatements {
  /** Names by text; null for a text that is not named any more. */
  readonly #names = new Map<string, string | null>();

  /** Returns the name of this text; undefined where it has none. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMED) return known ?? undefined;
    const name = text.includes(MARK) || WRITES.test(text) ? null : `presently ${this.#names.size}`;
    this.#names.set(text, name);
    return name ?? undefined;
  }

  forget(text: string): void {
    this.#names.set(text, null);
  }
}
