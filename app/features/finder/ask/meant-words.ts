import type { Understood } from "../types.ts";

/** A word of one liking that means another where the text says so. */
interface MeantWord {
  word: RegExp;
  from: string;
  to: string;
  isMeant(text: string, country: string): boolean;
}

/** Countries in which "football" is the American or the Canadian one. */
const GRIDIRON: ReadonlySet<string> = new Set(["US", "CA"]);
const EUROPEAN =
  /\b(?:mum|mums|mummy|nan|quid|footie|footy|favourite|colour|in europe|european|british|english|premier league|match(?:es)?)\b|[£€]/;
const AMERICAN = /\b(?:american football|nfl|super ?bowl|touchdown|quarterback|tailgat\w+|gridiron|college football|fantasy football)\b/;
/** What stones have to do with; elsewhere "rock" in the singular is music. */
const OF_STONE =
  /\b(?:rocks|stones?|minerals?|gems?|geolog\w+|fossils?|crystals?|climb\w*|tumbl\w+|garden|pet rock|hounds?|hounding|paint\w*)\b/;

/** See `told-likings.ts`. */
const TOLD =
  /\b(?:documentar(?:y|ies)|docs?|books?|novels?|podcasts?|series|lectures?|reads?|reading|stories) (?:about|on|of)(?: (?:the|ancient|old|early))* (?:rome|italy|greece|egypt)\b/;

const MEANT_WORDS: readonly MeantWord[] = [
  {
    word: /\bfootball(?:ers?)?$/,
    from: "football",
    to: "soccer",
    isMeant: (text, country) => !AMERICAN.test(text) && (!GRIDIRON.has(country) || EUROPEAN.test(text)),
  },
  { word: /^rock$/, from: "rocks-minerals", to: "rock-music", isMeant: (text) => !OF_STONE.test(text) },
  // Of "documentaries about Rome" the past is the liking, and no love of learning.
  { word: /documentar|podcasts?$/, from: "curious-learning", to: "history", isMeant: (text) => TOLD.test(text) },
  { word: /^(?:rome|italy)$/, from: "italian-culture", to: "history", isMeant: (text) => TOLD.test(text) },
];

/** Returns the likings, or exclusions, of a plain text with what their words mean where it was written, each once. */
export function asMeant(text: string, country: string, parts: readonly Understood<string>[]): Understood<string>[] {
  const meant = parts.map((part) => {
    const other = MEANT_WORDS.find(
      ({ word, from, isMeant }) => from === part.value && word.test(part.words.toLowerCase()) && isMeant(text, country),
    );
    return other === undefined ? part : { ...part, value: other.to };
  });
  return meant.filter(({ value }, place) => meant.findIndex((other) => other.value === value) === place);
}
