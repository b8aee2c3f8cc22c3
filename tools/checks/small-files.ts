import path from "node:path";

const LEAST_LINES = 15;
const SOURCE = /^(app|db|scripts|server|tools)\/.*\.(tsx?|mjs)$/;
/** Files of the database say in their names what they may do there, so they stand alone however short they are. */
const STANDS_ALONE = /\b(queries|commands)\.server\.ts$|\.test\.tsx?$/;
/** What stands alone for another reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "app/site/contact/contact-fields.ts": "the form would load what the schema is made with",
};
/** Made by tools/extract-drawings.ts, one a file, so that a page loads only its own. */
const DRAWINGS = /^app\/site\/drawings\//;
const IMPORTED = /["']((?:#(?:app|db|tests)\/|\.\.?\/)[^"'\n]+\.(?:tsx?|mjs))["'?]/g;

function addressOf(from: string, specifier: string): string {
  return specifier.startsWith("#") ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier);
}

/** Returns the files of less than fifteen lines that one folder or one route alone uses, and that had better stand in a neighbor; and exceptions that are none. */
export function findSmallFiles(files: readonly string[], readText: (file: string) => string): string[] {
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const roomsByFile = new Map<string, Set<string>>();
  for (const file of sources) {
    if (file.includes(".test.")) continue;
    for (const [, specifier = ""] of readText(file).matchAll(IMPORTED)) {
      const target = addressOf(file, specifier);
      // Each route is a room of its own: its browser loads it alone.
      const room = file.startsWith("app/routes/") ? file : path.posix.dirname(file);
      roomsByFile.set(target, (roomsByFile.get(target) ?? new Set()).add(room));
    }
  }
  const isSmall = (file: string) => readText(file).split("\n").length <= LEAST_LINES && roomsByFile.get(file)?.size === 1;
  const small = sources.filter((file) => SOURCE.test(file) && !STANDS_ALONE.test(file) && !DRAWINGS.test(file) && isSmall(file));
  return [
    ...small
      .filter((file) => EXCEPTIONS[file] === undefined)
      .map((file) => `${file}: under ${LEAST_LINES} lines, and one folder or route uses it. Join it with its neighbor.`),
    ...Object.keys(EXCEPTIONS)
      .filter((file) => !small.includes(file))
      .map((file) => `${file}: needs no exception any more. Take it out of tools/checks/small-files.ts.`),
  ];
}
