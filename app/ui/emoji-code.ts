/** Returns the emoji's code points in hexadecimal, joined by hyphens, without the variation selector: "❄️" → "2744". */
export function emojiCode(symbol: string): string {
  return [...symbol]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== "fe0f")
    .join("-");
}

const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?[\u{E0020}-\u{E007F}]*`;
const EMOJI = new RegExp(String.raw`\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|${PICTOGRAPH}(?:\u200D${PICTOGRAPH})*`, "u");

/**
 * Returns the first emoji in a text, with joined sequences whole, or null. It uses a pattern (Unicode Technical Standard 51, 1.4.9), since
 * creating an Intl.Segmenter takes a browser 30 to 60 ms and every page needs this during hydration.
 */
export function findEmoji(text: string): string | null {
  return EMOJI.exec(text)?.[0] ?? null;
}
