import { MANIES, ONES } from "../brief/parts.ts";
import { entriesOf } from "../lexicon/lexicon.ts";
import type { ReasonPart } from "../results/screen-types.ts";
import type { Brief, Understood } from "../types.ts";

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
  const texts = [...ONES, ...MANIES].flatMap(([name, { entries }]) => {
    const parts = entries === undefined ? [] : ([brief[name]].flat() as (Understood<string> | null)[]);
    return parts.flatMap((part) => (part === null || entries === undefined ? [] : [part.words, entriesOf(entries).get(part.value)?.name]));
  });
  const words = [...texts, ...brief.otherWords].flatMap((text = "") => [...text.toLowerCase().matchAll(WORD)].map(([word]) => word));
  return new Set(words.filter((word) => word.length > 2 && !QUIET.has(word)));
}
