/** Files that may do what the others may not, each for a reason. This list may only shrink. */
const EXCEPTIONS = new Set([
  // The library's adapter builds its own statements.
  "app/features/accounts/better-auth.tables.server.ts",
  "app/features/accounts/better-auth.server.ts",
  // These run statements for all others, or beneath them.
  "app/platform/db/database.server.ts",
  "app/platform/db/read-database.server.ts",
  "app/platform/db/rows.server.ts",
]);
/** What proves the project asks in its own ways. */
const PROOF = /\.test\.tsx?$/;

const WAYS: readonly [forbidden: RegExp, mend: string][] = [
  [
    /from "drizzle-orm\/|import\("drizzle-orm\//,
    "nobody describes tables or builds queries. Write SQL through platform/db/rows.server.ts.",
  ],
  [/import (?!type\b)\{(?! (?:sql|type SQL, sql|SQL, sql) \})[^}]*\} from "drizzle-orm"/, "only `sql` and its type come from drizzle-orm."],
  [
    /\b(?:database|readDatabase)\(\)\s*\.(?:select|selectDistinct|insert|update|delete)\(/,
    "no query builder. Write SQL through rows.server.ts.",
  ],
  [/\.execute(?:<|\()/, "a statement runs through readRows, readRow, readOneRow or changeRows of rows.server.ts."],
  [/\.query<|\brows\[0\]!? as\b|\brows as \[|\.rows as\b/, "a row is not cast. Give it a shape: asRows or asOneRow of rows.server.ts."],
];

/** Returns the statements of a file that do not go through row shapes, one sentence each, with the way to correct it. */
export function findStatementFaults(file: string, text: string): string[] {
  const isOurs = /^(app|server|db|scripts)\/.*\.tsx?$/.test(file);
  if (!isOurs || EXCEPTIONS.has(file) || PROOF.test(file)) return [];
  return WAYS.filter(([forbidden]) => forbidden.test(text)).map(([, mend]) => `${file}: ${mend}`);
}
