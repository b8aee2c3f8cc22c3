/**
 * Matches a denial that reaches to what follows it: "isn't ", "doesn't need to be ", "no ", "used to ". "Can't you find", "not only" and "isn't
 * there" deny nothing, and a comma or a turn ends the reach.
 */
const DENIED =
  /\b(?:not(?! only\b)|no|never|nor|neither|without|hardly|nothing|nobody|used to|(?:is|are|was|were|does|do|did|has|have|had|can|could|wo|would|should|need)n'?t(?! (?:you|there|we|i|it|they)\b)|cannot|no longer)(?: (?!(?:but|just|so|because|who|which|then|instead|rather|maybe)\b)[a-z']+){0,3} $/;
const REACH = 48;

/** Returns where a denial begins that reaches to this place of a plain text (see `plainText`), or null. */
export function denialBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - REACH);
  const match = DENIED.exec(text.slice(from, at));
  return match === null ? null : from + match.index;
}

/** Returns the first match of a pattern with the flag "g" in a plain text that no denial reaches, or null. */
export function findUndenied(text: string, pattern: RegExp): RegExpExecArray | null {
  for (const match of text.matchAll(pattern)) if (denialBefore(text, match.index) === null) return match;
  return null;
}
