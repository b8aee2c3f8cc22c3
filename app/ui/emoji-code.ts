/** The emoji's code points in hexadecimal, joined by hyphens, without the variation selector: "❄️" → "2744". */
export function emojiCode(symbol: string): string {
  return [...symbol]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== "fe0f")
    .join("-");
}

const graphemes = new Intl.Segmenter("en");

/** The first emoji in a text, joined ones whole; null where there is none. */
export function findEmoji(text: string): string | null {
  for (const { segment } of graphemes.segment(text)) {
    if (/\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u.test(segment)) return segment;
  }
  return null;
}
