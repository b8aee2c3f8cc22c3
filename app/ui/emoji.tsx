import { joinClasses } from "./class-names.ts";
import { emojiCode } from "./emoji-code.ts";

interface EmojiProps {
  /** A single emoji. */
  symbol: string;
  /** Classes for its size. */
  className?: string;
}

/** An emoji as an image that looks the same on every system. It is decorative: the text beside it has the whole message. */
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
