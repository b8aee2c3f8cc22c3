const EXPORT = /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Returns the names that two files of the features export, one sentence each. */
export function findSharedNames(files: readonly string[], readText: (file: string) => string): string[] {
  const filesByName = new Map<string, string[]>();
  for (const file of files) {
    if (!/^app\/features\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    for (const [, name = ""] of readText(file).matchAll(EXPORT)) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  return [...filesByName]
    .filter(([, homes]) => homes.length > 1)
    .map(([name, homes]) => `${name} is exported by ${homes.join(" and ")}. Give each a name that says what it is of.`);
}

/** The finder's two places for what it has worked out: the index of gifts, and the memo. */
const FINDER_KEEPS = new Set(["app/features/finder/memo.ts", "app/features/finder/read/gift-index.queries.server.ts"]);

/** Returns the files of the finder with a cache of their own, which has no bound that anybody sees. */
export function findFinderCaches(files: readonly string[], readText: (file: string) => string): string[] {
  return files
    .filter((file) => /^app\/features\/finder\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !FINDER_KEEPS.has(file))
    .filter((file) => /\bnew (?:LRUCache|WeakMap)\b/.test(readText(file)))
    .map((file) => `${file}: a cache of its own. Use memo.ts, or what derived.ts keeps with a gift's reading.`);
}

const WHOLE_TABLE = /^(?:export )?const \w+: (?:Readonly<)?Record<(?:Exclude<)?TaxonomyKey\b.*= \{$/m;

/** Returns the files that write out something of every taxonomy, which a twelfth would have to be added to. */
export function findTaxonomyTables(files: readonly string[], readText: (file: string) => string): string[] {
  return files
    .filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && WHOLE_TABLE.test(readText(file)))
    .map((file) => `${file}: writes out every taxonomy. Say what holds of some (Partial), or put it into catalogue/taxonomies.ts.`);
}

const DATABASE_FILE = /^app\/features\/.*\b(tables|queries|commands)\.server\.tsx?$/;
const SCHEMA_FILE = /^app\/features\/.*\/schema\.ts$/;
const USES_DATABASE = /from "(#app\/platform\/db\/|drizzle-orm)/;
/** Returns the files of the features whose names promise a database or a schema that they do not have. */
export function findFalseNames(files: readonly string[], readText: (file: string) => string): string[] {
  const faults: string[] = [];
  for (const file of files) {
    if (DATABASE_FILE.test(file) && !USES_DATABASE.test(readText(file)))
      faults.push(`${file}: does not use the database. Tables, queries and commands do; name it after what it does.`);
    if (SCHEMA_FILE.test(file) && !/from "(zod|#app\/platform\/answers\/shapes\.ts)"/.test(readText(file)))
      faults.push(`${file}: holds no schema. Name it after what it holds.`);
  }
  return faults;
}
