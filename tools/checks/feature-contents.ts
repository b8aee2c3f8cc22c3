const EXPORT = /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Names that two files still share. This list may only shrink: the finder's are its next redesign's. */
const SHARED = new Set(["FoundGift", "numberOf", "readGender", "weighWords"]);

/** Returns the names that two files of the features export, one sentence each; and those that may be shared and are not any more. */
export function findSharedNames(files: readonly string[], readText: (file: string) => string): string[] {
  const filesByName = new Map<string, string[]>();
  for (const file of files) {
    if (!/^app\/features\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    for (const [, name = ""] of readText(file).matchAll(EXPORT)) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
  const shared = [...filesByName].filter(([, homes]) => homes.length > 1);
  return [
    ...shared
      .filter(([name]) => !SHARED.has(name))
      .map(([name, homes]) => `${name} is exported by ${homes.join(" and ")}. Give each a name that says what it is of.`),
    ...[...SHARED]
      .filter((name) => !shared.some(([taken]) => taken === name))
      .map((name) => `${name} is exported once. Take it out of tools/checks/feature-contents.ts.`),
  ];
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
