import { toLine } from "#app/platform/text.ts";
import { denialBefore } from "../ask/denial.ts";
import { blankOut, plainText } from "../ask/plain-text.ts";
import { LEANS } from "../constants.ts";
import type { Lean, Refinement } from "../types.ts";

const and = new Intl.ListFormat("en");

const MOST: Record<Refinement, string> = {
  cheaper: "least expensive",
  "more-personal": "most personal",
  "more-practical": "most practical",
  faster: "fastest-arriving",
  surprising: "most surprising",
};

/** Returns what a page says where a nudge finds little that was not there before. */
export function noteOn(exhausted: readonly Refinement[]): string[] {
  return exhausted.length === 0 ? [] : [`These are the ${and.format(exhausted.map((one) => MOST[one]))} gifts we have for this.`];
}

/** Words of a follow-up that ask for other gifts of the same kind, and say nothing of the person. */
const WORDS: Record<Refinement, RegExp> = {
  cheaper:
    /\b(?:(?:something |a (?:bit|little) |much )?(?:cheaper|less expensive|less pricey|more affordable)|not (?:so|that) expensive|too (?:expensive|pricey))\b/gi,
  "more-personal":
    /\b(?:something |a bit |a little )?more (?:personal(?:i[sz]ed)?|meaningful)\b|\bsomething (?:really |very )?(?:personal|meaningful)\b/gi,
  "more-practical": /\b(?:something |a bit |a little )?more (?:practical|useful)\b|\bsomething (?:really |very )?(?:practical|useful)\b/gi,
  faster: /\b(?:(?:arrives?|delivered|here|get it) )?(?:sooner|faster|quicker)\b/gi,
  surprising:
    /\b(?:something |a bit |a little )?more (?:surprising|unusual|unexpected)\b|\bsomething (?:really |very )?(?:surprising|unusual|unexpected)\b|\bsurprise me\b/gi,
};
/** What is left in front when the words are taken out. */
const LEADING = /^(?:[\s,.;:!?]|\b(?:and|but)\b)+/i;
const POLITE = /\b(?:please|pls|thanks|thank you)\b/gi;

interface FollowUp {
  leans: Lean[];
  isSurprising: boolean;
  /** The sentence without these words, for the rest to be read. */
  rest: string;
}

/**
 * Returns what a follow-up asks for ("cheaper please, and nothing for plants"), and the rest of it. What it asks for none of ("not cheaper") is
 * neither.
 */
export function readFollowUp(sentence: string): FollowUp {
  const plain = plainText(sentence);
  const said = (Object.keys(WORDS) as Refinement[]).flatMap((what) =>
    [...plain.matchAll(WORDS[what])].map(({ index, 0: words }) => {
      const denial = denialBefore(plain, index);
      return { what, isDenied: denial !== null, start: denial ?? index, end: index + words.length };
    }),
  );
  if (said.length === 0) return { leans: [], isSurprising: false, rest: sentence };
  const asked = said.flatMap(({ what, isDenied }) => (isDenied ? [] : [what]));
  const rest = toLine(
    blankOut(sentence, said)
      .replace(/\uE000+/g, " ")
      .replace(POLITE, " "),
  ).replace(LEADING, "");
  return { leans: LEANS.filter((lean) => asked.includes(lean)), isSurprising: asked.includes("surprising"), rest };
}
