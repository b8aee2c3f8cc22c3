import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { RELATIVE } from "../kin-words.ts";
import type { Span } from "../plain-text.ts";

/** The beginning of a statement about somebody who is named by whose they are: "her real mom is", "and my uncle stays". */
const ABOUT_ANOTHER = new RegExp(
  `(?<=^|[.!?;\\n:(] ?|, ?|\\b(?:and|but|while|though|whereas|because|meanwhile|otherwise) )(?:my|our|his|her|their) (?:(?!(?:and|or)\\b)[a-z'-]+ ){0,2}?(${RELATIVE})(?:'s (?:an?|the|always|more|really|into|got|been|not)\\b| (?:is|was|has|does|plays|likes|loves|stays|sits|keeps|hates|collects|enjoys|runs|gardens|fishes|golfs|bakes|cooks|reads|knits|paints|hunts|works|drives|prefers|spends|makes|watches|drinks|goes|rides|sails|hikes|teaches)\\b)`,
  "g",
);
/** The same of children: "my brother's kids are the ones into video games". */
const ABOUT_CHILDREN =
  /(?:\b(?:my|our|his|her|their) (?:[a-z]+'s )?|\bthe )(?:kids|children|boys|girls|sons|daughters|twins|grandkids|little ones) (?:are|love|like|play|collect|have|want|watch|eat)\b/g;
/** Where the sentence comes back to the person. */
const BACK =
  /,? (?:(?:but|while|whereas|and|so) )?(?:he himself|she herself|they themselves)\b|,? (?:but|while|whereas|and|so) (?:she|he|they|she's|he's|they're|for (?:her|him|them)|what (?:she|he|they))\b/;
/** "It's him who likes the football, not her". */
const NOT_THEM =
  /\bit(?:'s|s| is) (?:him|her|(?:my|his|her|their) [a-z]+) (?:who|that)(?:'s| is)? ([^.!?;,]{3,50}),? (?:and )?not (?:her|him|them)\b/dg;

/** Returns the parts of a plain text (see `plainText`) that tell of somebody else than the recipient, who is one person. */
export function othersSentences(text: string, recipient: PhraseMatch): Span[] {
  const spans = [...text.matchAll(ABOUT_ANOTHER)].flatMap((match): Span[] => {
    const start = match.index;
    const named = match[1] ?? "";
    // The first statement says for whom it is, but for a relative's, and so does the recipient's own.
    const isInside = recipient.start >= start && recipient.start < start + match[0].length;
    // "My sister's husband loves" tells nothing of the sister.
    const isOwner = /^'s? /.test(text.slice(recipient.end, recipient.end + 3));
    // "Her sister bakes, this is for my wife": the first statement is of the one whom it is for only where nobody else is.
    const isOwn = isInside ? !isOwner : start === 0 && /^(?:my|our) /.test(match[0]) && !match[0].includes("'s ");
    if (isOwn || recipient.words.toLowerCase().includes(named)) return [];
    // It ends where the person is named: "her sister bakes, this one's for my wife".
    const [rest = ""] = /^[^.!?;\n]*/.exec(text.slice(start, recipient.start > start && !isInside ? recipient.start : undefined)) ?? [];
    return [{ start, end: start + (BACK.exec(rest)?.index ?? rest.length) }];
  });
  const children = [...text.matchAll(ABOUT_CHILDREN)].flatMap((match): Span[] => {
    if (recipient.start >= match.index && recipient.end > match.index + match[0].length - 1) return [];
    const [rest = ""] = /^[^.!?;\n]*/.exec(text.slice(match.index)) ?? [];
    return [{ start: match.index, end: match.index + (BACK.exec(rest)?.index ?? rest.length) }];
  });
  return [
    ...spans,
    ...children,
    ...[...text.matchAll(NOT_THEM)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
}
