import path from "node:path";

interface RetiredTerm {
  /** Matches the words of a name in lower case, split at capitals, hyphens and underscores, with one space between them. */
  inNames?: RegExp;
  /** Matches the text of a comment or a document, without what stands in quotation marks or backticks. */
  inProse?: RegExp;
  use: string;
}

/** Private words that the code once used, and the field's term for each. docs/glossary.md has the product's own nouns. */
const RETIRED: readonly RetiredTerm[] = [
  { inNames: /\bkept \w|\w kept\b/, inProse: /\bkept (?:page|markup|rendering|reading|secret|answer|cop[yi])/i, use: "cached or stored" },
  { inNames: /\bpolish/, inProse: /\bpolish/i, use: "re-ranking, rerank" },
  { inNames: /\bloosen(?!ings$)|\beased? brief\b/, inProse: /\bloosen/i, use: "relax, relaxation" },
  { inNames: /\btid(?:y|ied|ies)\b/, inProse: /\btid(?:y|ied|ies|ying)\b/i, use: "normalize, clean up" },
  { inNames: /\b(?:un)?pack(?:ed|s)? (?:item|list|text)s?\b|\bpacked\b/, use: "serialize, dto, compress" },
  { inNames: /\bpatience\b|\bgive up connection\b/, inProse: /\bpatience\b/i, use: "query timeout, withTimeout" },
  { inNames: /\bin the background\b/, use: "runInBackground" },
  { inNames: /\badmit question\b/, use: "consumeRateLimit" },
  { inNames: /\blate scripts?\b/, inProse: /\blate scripts\b/i, use: "deferred scripts" },
  { inNames: /\bloggable\b/, inProse: /\bloggable\b/i, use: "redacted path" },
  { inNames: /\bfrom own page\b|\bown address$/, use: "same-origin check" },
  { inNames: /\bstorable\b/, inProse: /\bstorable\b/i, use: "sanitize" },
  { inNames: /\btakes? turns\b/, inProse: /\btak(?:e|es|ing) turns\b/i, use: "mutex, serial queue" },
  { inNames: /\bearly readings?\b/, inProse: /\bread(?:s|ing)? ahead\b/i, use: "cache warm-up" },
  { inNames: /\bprimary position\b|\b(?:replica|read) standing\b/, use: "WAL position, replica status" },
  { inNames: /\bslow senders?\b/, inProse: /\bslow senders?\b/i, use: "slow-request guard" },
  { inNames: /\bwaved? away\b/, inProse: /\bwav(?:e|es|ed|ing) (?:\w+ ){0,2}away\b/i, use: "dismiss" },
  { inNames: /\bscenes?\b/, inProse: /\bscenes?\b/i, use: "scenario" },
  { inNames: /\bspoil/, inProse: /\bspoiled (?:request|path|bod)/i, use: "fuzzed request, mutation" },
  { inNames: /\bvictims?\b/, inProse: /\bvictims?\b/i, use: "target server" },
  { inNames: /\bsaid words\b|\bis said\b|\bnothing said\b/, inProse: /\bsaid words\b/i, use: "stated terms" },
  { inNames: /\bmisses\b|\b(?:search|finder) miss\b/, inProse: /\b(?:search|finder) misses\b/i, use: "unmet demand" },
  { inProse: /\bwho(?:so)?ever\b/i, use: "the user, the editor, the shopper; anyone who" },
  { inProse: /(?<![\w'’-])(?:he|his|him|himself)(?![\w-])/i, use: "they, or the role" },
];

/** Data, recorded releases, finished migrations, binding texts, what shoppers write and this check's own test keep their words. */
const EXEMPT =
  /^(?:db\/migrations\/|db\/seed\/|tests\/releases\/|tests\/eval\/.*\.json$|app\/features\/pages\/built-in\/|.*\/lexicon\/.*\.json$|tools\/checks\/vocabulary\.test\.ts$)/;
const SOURCE = /\.(?:tsx?|mjs|cjs)$/;
const DECLARED = [
  /\b(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/g,
  /^\s*(?:(?:readonly|static|async|override|private)\s+)*#?(\w+)\??(?::|\()/g,
];
const QUOTED = /"[^"]*"|`[^`]*`|“[^”]*”|(?<!\w)'[^']*'(?!\w)/g;
const COMMENT = /^\s*(?:\/\/|\/?\*+)(.*)$|\{\/\*(.*?)\*\/\}|(?:^|[\s;,{}()])\/\/\s(.*)$/;

/** Where a file's name, a declared name or a comment (in documents: the text) has a retired word: one sentence each, with the term to use. */
export function findRetiredWords(file: string, text: string): string[] {
  if (EXEMPT.test(file)) return [];
  const found = new Set(
    termsIn(path.basename(file), "inNames").map(({ use }) => `${file}: the file's name has a retired word. Use: ${use}`),
  );
  if (file.endsWith(".md")) text.split("\n").forEach((line, index) => note(line, index, []));
  else if (SOURCE.test(file))
    text.split("\n").forEach((line, index) => note(commentOf(line), index, commentOf(line) === "" ? namesIn(line) : []));
  return [...found];

  function note(prose: string, index: number, names: readonly string[]): void {
    for (const { use } of termsIn(prose, "inProse")) found.add(`${file}:${index + 1}: a retired word in prose. Use: ${use}`);
    for (const name of names)
      for (const { use } of termsIn(name, "inNames")) found.add(`${file}:${index + 1}: ${name} has a retired word. Use: ${use}`);
  }
}

function termsIn(text: string, where: "inNames" | "inProse"): RetiredTerm[] {
  const words = where === "inNames" ? wordsOf(text) : text.replace(QUOTED, " ");
  return words === "" ? [] : RETIRED.filter((term) => term[where]?.test(words) === true);
}

function wordsOf(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z\d]+/g, " ")
    .trim()
    .toLowerCase();
}

function commentOf(line: string): string {
  const match = COMMENT.exec(line);
  return match?.slice(1).find((part) => part !== undefined) ?? "";
}

function namesIn(line: string): string[] {
  return DECLARED.flatMap((pattern) => [...line.matchAll(pattern)].map(([, name = ""]) => name));
}
