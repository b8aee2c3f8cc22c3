import { splitStatements } from "./split-statements.ts";

/** Databases that speak PostgreSQL's language. */
const ENGINES = ["Citus", "CockroachDB", "YugabyteDB", "Aurora", "RDS", "Neon"] as const;
type Engine = (typeof ENGINES)[number];

/** What we use of PostgreSQL that not every such database has. An engine that is not named has it. */
interface Feature {
  name: string;
  /** Matches the statements that use it, in migrations and in the sources. */
  pattern: RegExp;
  /** By engine, what is in the way, as docs/decisions/0042 explains. */
  refusedBy: Partial<Record<Engine, string>>;
}

export const FEATURES: readonly Feature[] = [
  {
    name: "transition tables",
    pattern: /\breferencing\s+(?:new|old)\s+table\b/i,
    refusedBy: { Citus: "no trigger on a distributed table", CockroachDB: "refused", YugabyteDB: "refused" },
  },
  {
    name: "triggers of a row",
    pattern: /\bfor\s+each\s+row\b/i,
    refusedBy: { Citus: "no trigger on a distributed table" },
  },
  {
    name: "NOTIFY and LISTEN",
    pattern: /\bpg_notify\(|(?<=[`"'])listen \S/i,
    refusedBy: { CockroachDB: "refused", YugabyteDB: "with a flag", Neon: "not through its pooler" },
  },
  {
    name: "advisory locks",
    pattern: /\bpg_(?:try_)?advisory_/i,
    refusedBy: { CockroachDB: "without effect", Neon: "of a transaction only, through its pooler" },
  },
  {
    name: "GIN indexes, with trigrams",
    pattern: /\busing\s+gin\b/i,
    refusedBy: { CockroachDB: "its own kind", YugabyteDB: "its own kind, of one column" },
  },
  {
    name: "extensions (pg_trgm, unaccent)",
    pattern: /\bcreate\s+extension\b/i,
    refusedBy: { CockroachDB: "refused, with functions of its own" },
  },
  { name: "a text search configuration", pattern: /\btext\s+search\s+configuration\b/i, refusedBy: { CockroachDB: "refused" } },
  { name: "skip locked", pattern: /\bskip\s+locked\b/i, refusedBy: { Citus: "in one shard only" } },
  { name: "PL/pgSQL", pattern: /\blanguage\s+plpgsql\b|^\s*do\s+\$/im, refusedBy: { CockroachDB: "a part of it" } },
  { name: "temporary tables", pattern: /\bcreate\s+temp(?:orary)?\b/i, refusedBy: { CockroachDB: "an experiment" } },
  { name: "generated columns", pattern: /\bgenerated\s+always\s+as\b/i, refusedBy: {} },
  {
    name: "foreign keys",
    pattern: /\breferences\s+[a-z_]+/i,
    refusedBy: { Citus: "only where both tables are distributed alike" },
  },
  { name: "copy", pattern: /(?<=[`"'])copy \S+.*\b(?:to|from) std(?:out|in)/i, refusedBy: { CockroachDB: "in other forms" } },
  {
    name: "positions in the log",
    pattern: /\bpg_(?:last_wal_replay|current_wal_insert)_lsn\b/i,
    refusedBy: { CockroachDB: "refused", YugabyteDB: "refused", Aurora: "refused", Neon: "not tried" },
  },
];

/** The kinds of statements in migrations. What is of none of them has to be looked up for each engine, and gets its line here. */
const KINDS =
  /^(?:create (?:or replace )?(?:table|temporary table|view|function|trigger|extension|text search configuration)|create (?:unique )?index|alter (?:table|index|text search configuration)|drop (?:table|view|index|function|trigger)|insert into|update|delete from|select|with|do|analyze|comment on|set)\b/;

/** Returns the statements of a migration that are of no listed kind, by their first words. */
export function findUnlistedKinds(sql: string): string[] {
  const heads = splitStatements(sql).map((statement) => statement.toLowerCase().split(/\s+/).slice(0, 5).join(" "));
  return heads.filter((head) => !KINDS.test(head));
}

/** Returns the files that use each feature. Comments use none. */
export function listUses(files: readonly { path: string; text: string }[]): { feature: Feature; paths: string[] }[] {
  const said = files.map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, "") }));
  return FEATURES.map((feature) => ({ feature, paths: said.filter(({ text }) => feature.pattern.test(text)).map(({ path }) => path) }));
}

/** Returns the engine of this name; undefined for none that is listed. */
export const findEngine = (name: string): Engine | undefined => ENGINES.find((engine) => engine.toLowerCase() === name.toLowerCase());

const START_OF_A_STATEMENT = 120;

/** Returns every statement that an engine refuses, or takes otherwise than PostgreSQL, with its file and why: the whole statement's first words. */
export function listRefused(engine: Engine, files: readonly { path: string; text: string }[]): string[] {
  return FEATURES.flatMap(({ name, pattern, refusedBy }) => {
    const reason = refusedBy[engine];
    if (reason === undefined) return [];
    return files.flatMap(({ path, text }) => {
      const statements = path.endsWith(".sql")
        ? splitStatements(text)
        : text.split("\n").filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line));
      const refused = statements.filter((statement) => pattern.test(statement));
      return refused.map(
        (statement) => `${name} (${reason}), ${path}: ${statement.trim().replaceAll(/\s+/g, " ").slice(0, START_OF_A_STATEMENT)}`,
      );
    });
  });
}

/** Writes what we use, who has it not, and where it is, as a table in Markdown. */
export function writeTable(uses: ReturnType<typeof listUses>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = uses.map(({ feature: { name, refusedBy }, paths }) =>
    row([name, ...ENGINES.map((engine) => refusedBy[engine] ?? "yes"), paths.length === 0 ? "nowhere" : paths.join("<br>")]),
  );
  return [row(["", ...ENGINES, "where"]), row(Array.from({ length: ENGINES.length + 2 }, () => "---")), ...rows].join("\n");
}
