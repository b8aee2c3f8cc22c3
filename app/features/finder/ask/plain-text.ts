/** A part of a text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** A value read from a part of the text. `isGuess` is true where the words are ambiguous and the value is one reading of them. */
export interface Found<Value> extends Span {
  value: Value;
  isGuess: boolean;
}

const SIGNS: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
};

/** Matches the period of "T. rex" and "J. K. Rowling", which ends no sentence. */
const INITIAL = /(?<![a-z0-9'])([b-hj-z])\.(?= [a-z])/g;

/** Returns the text in lower-case ASCII letters where possible, character by character, so that all offsets stay the same. */
export function plainText(text: string): string {
  const plain = text.replace(/[A-Z\u00A0-\u017F\u2010-\u2212]/g, (sign) => {
    const known = SIGNS[sign];
    if (known !== undefined) return known;
    if (/\s/.test(sign)) return " ";
    const letter = sign.normalize("NFD").charAt(0).toLowerCase();
    return /^[a-z]$/.test(letter) ? letter : sign;
  });
  return plain.replace(INITIAL, "$1 ");
}

/** Returns where a group of a match stands, or all of it without such a group; the pattern has the flag "d". */
export function spanOf({ index, indices, 0: said }: RegExpExecArray, group = 1): Span {
  const [start, end] = indices?.[group] ?? [index, index + said.length];
  return { start, end };
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function isWithin(inner: Span, outer: readonly Span[]): boolean {
  return outer.some((span) => overlaps(inner, span));
}

/** Works like `isWithin`, for repeated calls: its time does not grow with the number of spans. */
export function coverOf(spans: readonly Span[]): (span: Span) => boolean {
  const covered = new Uint8Array(spans.reduce((most, { end }) => Math.max(most, end), 0));
  for (const { start, end } of spans) covered.fill(1, start, end);
  return ({ start, end }) => covered.subarray(start, end).includes(1);
}

/** Returns the text with these parts blanked out; all offsets stay the same. */
export function blankOut(text: string, spans: readonly Span[]): string {
  let blanked = "";
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    blanked += text.slice(from, Math.max(from, start)) + "\uE000".repeat(end - Math.max(from, start));
    from = end;
  }
  return blanked + text.slice(from);
}

/** Returns the clause before an offset: back to the last mark that ends one, at most `most` characters. */
export function clauseBefore(text: string, place: number, most = 40): string {
  return /[^.!?;:\n]*$/.exec(text.slice(Math.max(0, place - most), place))?.[0] ?? "";
}
