import { splitStatements } from "./split-statements.ts";

const CREATED_TABLE = /^create (?:temp(?:orary)? )?table (?:if not exists )?(\w+)/i;
const INDEX = /^create (?:unique )?index (?!concurrently\b)(?:if not exists )?(\w+) on (\w+)/i;

/**
 * Returns the indexes of a migration that are made of a table that was there before: nobody could write to it until they are whole, which takes
 * minutes where the table is large.
 */
export function findBlockingIndexes(sql: string): string[] {
  const statements = splitStatements(sql);
  const made = new Set(statements.map((statement) => CREATED_TABLE.exec(statement)?.[1]));
  return statements.flatMap((statement) => {
    const [, name, table] = INDEX.exec(statement) ?? [];
    return name === undefined || made.has(table) ? [] : [name];
  });
}
