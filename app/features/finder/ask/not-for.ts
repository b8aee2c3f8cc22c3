import type { Found } from "./plain-text.ts";

/** "For her, not for the cats": nothing is meant for those beside the person, by what they are called. */
const NOT_FOR =
  /\b(?:not(?: [a-z]+){0,2}|rather than|instead of) for (?:the|his|her|their|my|our)(?: (?:new|old|own|actual|senior|little))? ([a-z]+)|\bfor (?:the )?(?:her|him|them|mom|mum|dad|owners?|parents?|human)s?,? not (?:the|his|her|their) (?:new |old |own )?([a-z]+)/g;
/** A baby grows into a stacking toy and a growth chart, so they are the baby's too. */
const BABYS_THINGS = ["baby-things", "childrens-things"];
const THINGS_FOR: readonly (readonly [who: RegExp, ...things: string[]])[] = [
  [
    /^(?:cats?|kittens?|kitt(?:y|ies)|dogs?|pupp(?:y|ies)|pups?|pets?|animals?|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|birds?|fish|parrots?)$/,
    "pet-supplies",
  ],
  [/^(?:bab(?:y|ies)|newborns?|twins|triplets|bump|little ones?)$/, ...BABYS_THINGS],
  [/^(?:kids|children|kiddos|toddlers?|grandkids|grandchildren|boys|girls)$/, "childrens-things"],
];

/** "Sister just had twins, it's for her": what is said to be for the mother is nothing for the baby. */
const HERS =
  /\b(?:it's|its|it is|this is|gift is|present is|something|just|only) for (?:her|him|(?:the )?(?:mom|mum|mother|dad|father|parents?))(?:self)?(?: alone| only| not| rather)?(?= ?(?:[.,;!?)-]|$))/g;
const HAS_BABY = /\b(?:bab(?:y|ies)|twins|triplets|newborns?|gave birth|given birth|had a (?:boy|girl))\b/;

/** Returns the things for those of a plain text (see `plainText`) for whom nothing is meant, by their concepts. */
export function readNotFor(text: string): Found<string>[] {
  const hers = HAS_BABY.test(text) ? [...text.matchAll(HERS)] : [];
  const notBabys = hers.flatMap(({ index, 0: said }) =>
    BABYS_THINGS.map((value) => ({ value, start: index, end: index + said.length, isGuess: false })),
  );
  const others = [...text.matchAll(NOT_FOR)].flatMap((match) => {
    const who = match[1] ?? match[2] ?? "";
    const [, ...things] = THINGS_FOR.find(([names]) => names.test(who)) ?? [];
    return things.map((value) => ({ value, start: match.index, end: match.index + match[0].length, isGuess: false }));
  });
  return [...others, ...notBabys];
}
