/** What editors and the shop's own work see: all gifts. */
const SEES_ALL = [
  /^app\/features\/catalogue\/(?:editing|guesses|model-reading)\//,
  /^app\/features\/catalogue\/(?:import|export|price-tiers|price-middles|store-words|taxonomy-value|removed-values|shelf-state|shown-gifts)[^/]*$/,
  // Where a file or an outside picture is in use, it counts whether the gift is shown or not.
  /^app\/features\/catalogue\/(?:media-uses|external-pictures)[^/]*$/,
  /^app\/features\/finder\/teach\//,
  /^app\/features\/collections\/(?:collection-editor|collections-file|write-collection)[^/]*$/,
];

/** Files of the public site that name the whole tables, each for a reason. */
const NAMED: Readonly<Record<string, string>> = {
  "app/features/affiliate/clicks.queries.server.ts": "editors see the clicks of all gifts",
  "app/features/blog/posts.commands.server.ts": "a post stays related to a gift while it is hidden",
  "app/features/catalogue/all-categories.queries.server.ts": "the categories that a shown gift carries",
  "app/features/catalogue/categories.queries.server.ts": "what else the shown gifts of a category carry",
  "app/features/catalogue/gift-filters.queries.server.ts": "the condition is on shown gifts, and counts take off those that are not",
  "app/features/catalogue/gifts.queries.server.ts": "the categories of shown gifts",
  "app/features/catalogue/similar-gifts.queries.server.ts": "candidates, of which only shown gifts are taken",
  "app/features/catalogue/sitemap.queries.server.ts": "the categories of shown gifts",
  "app/features/collections/collection-gifts.queries.server.ts": "the categories that shown gifts are found by",
  "app/features/finder/results/offered-choices.queries.server.ts": "the categories of gifts that a search finds",
  "app/features/lists/export.queries.server.ts": "a person's own data name what is on their lists",
  "app/features/lists/items.queries.server.ts": "of a hidden gift on a list its name stays",
  "app/features/lists/saved.queries.server.ts": "of a hidden gift on a list its name stays",
};

const WHOLE_TABLE = /\b(?:from|join)\s+(?:gifts|gift_categories)\b/;

/** Returns the files that read gifts, or which categories they carry, without asking whether they are shown, with the way to correct each. */
export function findUnaskedGifts(files: readonly string[], readText: (file: string) => string): string[] {
  const readers = files.filter(
    (file) =>
      /^(?:app|server)\/.*\.tsx?$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      !SEES_ALL.some((pattern) => pattern.test(file)) &&
      !file.startsWith("app/platform/") &&
      WHOLE_TABLE.test(readText(file)),
  );
  return [
    ...readers
      .filter((file) => NAMED[file] === undefined)
      .map(
        (file) =>
          `${file}: drafts and hidden gifts would be seen. Read shown_gifts or shown_gift_categories, or name the file in tools/checks/shown-gifts.ts.`,
      ),
    ...Object.keys(NAMED)
      .filter((file) => !readers.includes(file))
      .map((file) => `${file}: reads all gifts no more. Take it out of tools/checks/shown-gifts.ts.`),
  ];
}
