/** A fact that has one place, and what a line looks like that writes it a second time. */
interface Fact {
  home?: RegExp;
  /** Where second places are looked for, if not in all of the product. */
  among?: RegExp;
  written: RegExp;
  mend: string;
  /** Files that write it for another reason, and which. */
  named?: Readonly<Record<string, string>>;
}

const PRODUCT = /^(?:app|server|db|scripts)\/.*\.tsx?$/;
const SCREENS = /^app\/(?:features|site|routes)\//;
const BROWSER = /^app\/(?:features|site|routes|ui)\/(?!.*\.(?:server|process)\.tsx?$)/;
const PROOF = /\.test\.tsx?$/;
const COMMENT = /^\s*(?:\/?\*|\/\/)/;

const FACTS: readonly Fact[] = [
  {
    home: /^app\/platform\/money\.ts$/,
    written: /cents\w*\)?\s*[*/]\s*100(?![\d_])|100(?:\.0)?\s*\*\s*\w*cents/i,
    mend: "cents become dollars in platform/money.ts, and nowhere else.",
  },
  {
    home: /^app\/platform\/days\.ts$/,
    written: /86_?400(?!")|\.slice\(0, 10\)|Date\.UTC\(|\.[gs]etUTC(?:Date|Day|Month|FullYear)\(/,
    mend: "days are counted by platform/days.ts.",
  },
  {
    home: /^app\/platform\/text\.ts$/,
    written: /\\p\{C[cs]?\}|\(\/\\s\+\/gu?, " "\)|includes\("\\0"\)|\.(?:to|is)WellFormed\(|\.replace(?:All)?\(\/\\r\\n\?/,
    mend: "a typed text is cleaned by platform/text.ts.",
    named: {
      "app/features/affiliate/affiliate-links.ts": "which signs browsers drop from an address",
      "app/features/blog/markdown-limits.ts": "what stays of Markdown",
      "app/features/catalogue/gift-filters.ts": "an amount is given back with nothing in the place of what cannot be seen",
      "app/features/lists/calendar.ts": "how a calendar file escapes a text",
      "app/features/search/search-terms.ts": "half a character joins the parts of a word that it stands in",
      "app/platform/outgoing/plain-text.ts": "a text out of HTML",
      "app/platform/same-origin.ts": "which signs browsers drop from an address",
      "server/middleware/refuse-malformed.ts": "an address that no database takes",
    },
  },
  {
    home: /^app\/platform\/db\/like-pattern\.ts$/,
    written: /\[\\\\%_\]/,
    mend: "a pattern of LIKE is written by platform/db/like-pattern.ts.",
  },
  {
    home: /^app\/ui\/client\//,
    among: BROWSER,
    written: /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon\(/,
    mend: "the browser asks this site through ui/client/.",
    named: { "app/site/page-views/page-views.tsx": "page views are for somebody else's server" },
  },
  {
    among: /^app\/routes\//,
    written: /\brequest\.(?:json|text|formData|arrayBuffer|blob|bytes)\(/,
    mend: "a body is read by readJson or readForm, with its schema.",
  },
  {
    among: SCREENS,
    written: /\b(?:for|within|after|and|than) \d+ (?:days|hours|minutes)\b/,
    mend: "how long something lasts is told by the constant that makes it last.",
  },
  {
    among: SCREENS,
    written: /\b\d+ ?[kM]B\b/,
    mend: "how much may be sent is told by what app/access.ts says of the address.",
  },
];

/** Returns the lines that write a fact outside of its one place, each with the way to correct it, and the files that are excused in vain. */
export function findSecondPlaces(files: readonly string[], readText: (file: string) => string): string[] {
  const sources = files.filter((file) => PRODUCT.test(file) && !PROOF.test(file));
  return FACTS.flatMap(({ home, among = PRODUCT, written, mend, named = {} }) => {
    const places = sources
      .filter((file) => among.test(file) && home?.test(file) !== true)
      .flatMap((file) =>
        readText(file)
          .split("\n")
          .flatMap((line, index) => (written.test(line) && !COMMENT.test(line) ? [{ file, line: index + 1 }] : [])),
      );
    return [
      ...places.filter(({ file }) => named[file] === undefined).map(({ file, line }) => `${file}:${line}: ${mend}`),
      ...Object.keys(named)
        .filter((file) => !places.some((place) => place.file === file))
        .map((file) => `${file}: needs no excuse any more. Take it out of tools/checks/one-place.ts.`),
    ];
  });
}
