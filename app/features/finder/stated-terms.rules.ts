import { lexicon } from "./engine/lexicon/lexicon.ts";
import type { ReasonPart } from "./screen.types.ts";
import type { Brief } from "./types.ts";

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Words that describe no person, however often they are used. */
const QUIET = new Set(
  "a an and any at been being but for from has have her him his into is it its just like likes love loves much my of on or our she some that the their them they this to too very was who with you your".split(
    " ",
  ),
);

/** Splits a reason so that the shopper's own words can be emphasized. Joined, the pieces are the reason. */
export function markStatedTerms(reason: string, brief: Brief): ReasonPart[] {
  const said = statedTerms(brief);
  const parts: ReasonPart[] = [];
  let end = 0;
  const add = (text: string, isStated: boolean) => {
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.isStated === isStated) last.text += text;
    else parts.push({ text, isStated });
  };
  for (const match of reason.matchAll(WORD)) {
    const isStated = said.has(match[0].toLowerCase());
    const between = reason.slice(end, match.index);
    add(between, isStated && between === " " && parts.at(-1)?.isStated === true);
    add(match[0], isStated);
    end = match.index + match[0].length;
  }
  add(reason.slice(end), false);
  return parts;
}

function statedTerms(brief: Brief): Set<string> {
  const { personById, occasionById, interestById, traitById } = lexicon();
  const texts = [
    ...(brief.person === null ? [] : [brief.person.words, personById.get(brief.person.value)?.name]),
    ...(brief.occasion === null ? [] : [brief.occasion.words, occasionById.get(brief.occasion.value)?.name]),
    ...brief.interests.flatMap(({ value, words }) => [words, interestById.get(value)?.name]),
    ...brief.traits.flatMap(({ value, words }) => [words, traitById.get(value)?.name]),
    ...brief.otherWords,
  ];
  const words = texts.flatMap((text = "") => [...text.toLowerCase().matchAll(WORD)].map(([word]) => word));
  return new Set(words.filter((word) => word.length > 2 && !QUIET.has(word)));
}
