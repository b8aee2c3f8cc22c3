import path from "node:path";

const IMPORTED = /["']((?:#app\/|\.\.?\/)[^"'\n]+\.tsx?)["']/g;

/** Returns the doors of `app/features/doors.json` through which no other feature and no furniture of the site goes. */
export function findUnusedDoors(
  doors: Readonly<Record<string, readonly string[]>>,
  files: readonly string[],
  readText: (file: string) => string,
): string[] {
  const used = new Set<string>();
  for (const file of files) {
    if (!/^app\/(features|site)\/.*\.tsx?$/.test(file) || file.includes(".test.")) continue;
    for (const [, specifier = ""] of readText(file).matchAll(IMPORTED)) {
      const target = specifier.startsWith("#") ? specifier.slice(1) : path.posix.join(path.posix.dirname(file), specifier);
      const [, , feature = ""] = target.split("/");
      if (!file.startsWith(`app/features/${feature}/`)) used.add(target);
    }
  }
  return Object.entries(doors).flatMap(([feature, names]) =>
    names
      .filter((name) => !used.has(`app/features/${feature}/${name}.ts`))
      .map((name) => `app/features/doors.json: nobody goes through ${feature}/${name}. Take it out.`),
  );
}
