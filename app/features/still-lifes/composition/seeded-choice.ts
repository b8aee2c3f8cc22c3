/** A sequence of choices that is always the same for the same text. */
export interface SeededChoice {
  /** Returns a number from 0 up to, not including, `below`. */
  pick(below: number): number;
  of<Value>(values: readonly Value[]): Value;
}

/** Returns choices that follow from a text (FNV-1a, then xorshift). */
export function seededChoice(text: string): SeededChoice {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) as number), 0x01000193) >>> 0;
  state ||= 1;
  const pick = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { pick, of: (values) => values[pick(values.length)] as (typeof values)[number] };
}
