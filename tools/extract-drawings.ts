import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

/**
 * Copies the few drawings that the site's own layout shows from the icon set, so that a page does not load all 3,174. It has to run after a
 * change of the list: `node tools/extract-drawings.ts`.
 */
const DRAWINGS = [
  "artist-palette",
  "hot-beverage",
  "love-letter",
  "open-book",
  "potted-plant",
  "shopping-bags",
  "teapot",
  "telescope",
  "wrapped-gift",
] as const;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const { icons } = createRequire(import.meta.url)("@iconify-json/fluent-emoji-flat/icons.json") as IconSet;

for (const name of DRAWINGS) {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`The icon set has no ${name}`);
  if (/\bid="/.test(body)) throw new Error(`${name} names its parts: twice on one page, the names would clash`);
  await writeFile(
    `app/site/drawings/${name}.ts`,
    [
      "// Made by tools/extract-drawings.ts. Fluent Emoji, copyright Microsoft Corporation, MIT license.",
      "/** What stands inside an `<svg>` of 32 by 32. */",
      `export const ${name.toUpperCase().replaceAll("-", "_")} =\n  '${body}';\n`,
    ].join("\n"),
  );
}
