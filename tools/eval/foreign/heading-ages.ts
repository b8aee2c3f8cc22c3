/** Years, both included. */
export type Span = [from: number, to: number];

const CHILDREN: readonly (readonly [RegExp, Span])[] = [
  [/\b(?:baby|babies|newborns?|infants?)\b/i, [0, 2]],
  [/\btoddlers?\b/i, [1, 3]],
  [/\bteen(?:s|agers?)?\b/i, [13, 17]],
  [/\b(?:kids?|child(?:ren)?|boys?|girls?)(?:['’]s)?\b/i, [3, 12]],
];
const GROWN =
  /\b(?:wom[ae]n|m[ae]n|adults?|ladies|him|her|wife|husband|mom|dad|bridesmaids?|wine|whiske?y|bourbon|beer|cocktail)(?:['’]?s)?\b/i;

/** Returns for which ages a heading says that its things are; undefined where it says none. */
export function agesOfHeading(title: string): Span | undefined {
  const years = /\b(\d{1,2}) years? olds?\b/i.exec(title)?.[1];
  if (years !== undefined) return Number(years) < 18 ? [Number(years), Number(years) + 1] : [18, 99];
  const child = CHILDREN.find(([pattern]) => pattern.test(title));
  if (child !== undefined && !GROWN.test(title)) return [...child[1]];
  return child === undefined && GROWN.test(title) ? [18, 99] : undefined;
}
