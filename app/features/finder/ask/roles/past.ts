import { spanOf, type Found } from "../plain-text.ts";

/** What somebody did once and does no more. */
const PAST: readonly RegExp[] = [
  // "Quit drinking, used to love wine".
  /\b(?:quit|stopped|gave up|given up|sober|no longer)\b[^.!?;]{0,40}[,;.] ?(?:and |but )?(?:s?he |they )?used to (?:really )?(?:love|like|enjoy|collect|drink|play) ([a-z][a-z' -]{2,30}?)(?= ?(?:[.,;!?]|$))/dg,
  /\bused to (?:be (?:very |really |so |big |all )?(?:into|a fan of|big on|obsessed with)|love|like|enjoy|play|do|collect|go|have|drink|eat|read|watch|wear|practi[cs]e)? ?([a-z][a-z' -]{2,40}?)(?=,? (?:but|until|till|before|now|and (?:now|likes?|loves?|enjoys?|has|is)|however|though)\b)/dg,
  // What is sold or given away is done with.
  /\b(?:sold|selling|sells|gave away|giving away|got rid of|getting rid of) (?:all )?(?:his|her|their) (?:old |whole )?([a-z][a-z' -]{2,30}?)(?= (?:and|but|so|because|last|this|when|to)\b| ?[.;!?,]| ?$)/dg,
  /\b(?:switched|switching|moved on|moved|changed|went|converted) from ([a-z][a-z' -]{2,30}?)(?= to [a-z])/dg,
  /\b(?:no longer|not any ?more|hasn't|hasnt|can't|cant|cannot|can no longer)(?: been able to| really)? (?:plays?|played|rides?|watch(?:es)?|listens? to|go(?:es)? to|practi[cs]es?|runs?|enjoys?|likes?|loves?|smokes?|follows?) ?([a-z][a-z' -]{2,30}?)(?= (?:since|because|after|so|but|due|in|for|now|any ?more|and)\b| ?[.;!?,]| ?$)/dg,
  /\b(?:was|were)(?: (?:once|formerly|previously|always|really|so|very))* (?:into|a fan of|obsessed with|an avid) ([a-z][a-z' -]{2,30}?)(?=,? (?:but|until|now|and now|before)\b)/dg,
  /\b(?:grew out of|outgrew|has outgrown|outgrown) (?:his |her |their )?([a-z][a-z' -]{2,30}?)(?: phase)?(?= (?:and|but|so|now)\b| ?[.;!?,]| ?$)/dg,
  /\b([a-z]{3,14}) but [^.!?;]{2,40}\b(?:so (?:s?he|they)(?:'ve|'s)?(?: had to| has had to| had)? (?:stop(?:ped)?|quit|g[ai]ve(?:n)?(?: it)? up)|(?:s?he|they)? ?(?:can't|cant|cannot)(?: do it)? (?:any ?more|any longer))\b/dg,
];
/** After these words it is a wish again: "used to play piano and wants to start again". */
const AGAIN = /^[^.!?;]{0,60}\b(?:again|get back (?:into|to)|start(?:ing)? back|pick (?:it )?(?:back )?up|return(?:ing)? to|miss(?:es)?)\b/;

/** Returns what the person of a plain text (see `plainText`) has left behind: it is no liking, and nothing to give. */
export function readPast(text: string): Found<string>[] {
  return PAST.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap((match) => {
    const end = match.index + match[0].length;
    if (AGAIN.test(text.slice(spanOf(match).start))) return [];
    return [{ value: match[1] ?? "", start: spanOf(match).start, end, isGuess: false }];
  });
}
