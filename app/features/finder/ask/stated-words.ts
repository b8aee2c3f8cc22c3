import { plainText } from "./plain-text.ts";

/** Words before what somebody likes, which need no lexicon to be understood: "is into taxidermy". */
const LIKES = new RegExp(
  `\\b(?:${[
    "loves?|likes?|enjoys?|adores?|collects?|collecting|breeds?|into|keen on|fond of|big on|hooked on|devoted to|lives for|interested in",
    "(?:a )?(?:(?:big|huge|great|avid|lifelong|massive) )*fan of|(?:obsessed|in love) with",
    "(?:crazy|mad|nuts|passionate|enthusiastic|wild) about|passion (?:is|for)|hobb(?:y|ies)(?: (?:is|are|include)|:)|plays|does|practi[cs]es",
  ].join("|")})(?: (?:also|all|really|mostly|the|an?|his|her|their|some|any|anything|everything|about|with))* `,
  "g",
);
/** Words after it: "a falconry enthusiast". */
const LIKER = /\b([a-z][a-z'-]+(?: [a-z][a-z'-]+)?)[ -](?:lover|enthusiast|fanatic|aficionado|buff|nut|geek|nerd|collector|fan)s?\b/g;
const ENDS =
  /[.!?;:\n()"]|\b(?:but|who|which|that|because|since|when|while|whilst|so|although|though|for|with|under|around|budget|in|at|on|from|to|as|if|after|before|than|like|and (?:s?he|they|we|i|is|are|has|have|lives?|works?|needs?|wants?|hates?|always|never|just|already|turns|also|plays|does|has|loves?|likes?|enjoys?)|s?he|they|we|i|is|are|was|has|have|had)\b/;
/** Words after a liking that say how much. */
const DEGREE =
  /(?: (?:a lot|lots|these days|nowadays|lately|recently|now|too|as well|instead|especially|very much|so much|the most|most of all|a bit|and|or|please|things?|stuff|related|themed|accessories|gifts?))+$/;
/** Heads that no shop has anything about. */
const ABSTRACT =
  /^(?:surprises?|laughs?|laughter|attention|quality|comfort|luxury|beauty|variety|simplicity|challenges?|company|compliments?|weather|sunshine|mornings?|afternoons?|evenings?|weekends?|holidays?|summers?|winters?|freedom|peace|chaos|drama|gossip|silence|solitude|routines?|traditions?|people|life|everything|anything|nothing|stories|details?|presents?|gifts?|things?|stuff|jobs?|work|spending|sitting|being|doing|getting|having|making|going|helping|lying)$/;
const LONGEST_NAME = 3;

/** A liking as the shopper calls it, and the same in plain letters, word by word. */
interface StatedWord {
  name: string;
  words: string[];
}

/**
 * Returns the likings that a text states and the lexicon does not know: the taxidermy of "he is into taxidermy and coffee". `words` are the
 * words of the text that nothing else has used, in plain letters.
 */
export function statedWords(text: string, words: readonly string[]): StatedWord[] {
  if (words.length === 0) return [];
  const plain = plainText(text);
  const before = [...plain.matchAll(LIKES)].flatMap(({ index, 0: said }) => listAfter(plain.slice(index + said.length)));
  const after = [...plain.matchAll(LIKER)].map(([, liked = ""]) => liked);
  const names = new Set([...before, ...after].flatMap((item) => headOf(item, words) ?? []));
  return [...names].map((name) => {
    const at = plain.indexOf(name);
    return { name: at === -1 ? name : text.slice(at, at + name.length), words: name.split(" ") };
  });
}

/** Returns the things of a list up to where its clause ends; after a comma without "and" something else may begin. */
function listAfter(rest: string): string[] {
  const clause = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length);
  const parts = clause.split(",");
  const last = parts.findLastIndex((part, place) => place === 0 || /(?:^| )(?:and|or|&) /.test(part));
  return parts.slice(0, last + 1).flatMap((part) => part.split(/ (?:and|or|&|plus) |^ *(?:and|or|&) |\//));
}

/** Returns the unknown words at the end of an item: the yodeling of "competitive yodeling". */
function headOf(item: string, words: readonly string[]): string | null {
  const said = item.trim().replace(DEGREE, "").split(/\s+/);
  const bare = said.map((word) => word.replace(/'s?$|-$/, ""));
  let from = bare.length;
  while (from > 0 && bare.length - from < LONGEST_NAME && words.includes(bare[from - 1] ?? "")) from--;
  const name = bare.slice(from);
  return name.length === 0 || ABSTRACT.test(name.at(-1) ?? "") ? null : name.join(" ");
}
