import { joinClasses } from "./class-names.ts";
import { emojiCode } from "./emoji-code.ts";

interface EmojiProps {
  /** One emoji. */
  symbol: string;
  /** Its size, as classes. */
  className?: string;
}

/** An emoji as a picture, the same on every system. Decoration only: the text beside it says it all. */
export function Emoji({ symbol, className }: EmojiProps) {
  return (
    <img
      src={`/emoji/${emojiCode(symbol)}.svg`}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      className={joinClasses("inline-block select-none", className)}
    />
  );
}
