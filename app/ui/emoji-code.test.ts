import { expect, test } from "vitest";
import { emojiCode, findEmoji } from "./emoji-code.ts";

test.each([
  ["🎁", "1f381"],
  ["❄️", "2744"],
  ["👨‍🌾", "1f468-200d-1f33e"],
])("the code of %s is %s", (symbol, code) => {
  expect(emojiCode(symbol)).toBe(code);
});

test.each([
  ["🎄🎁", "🎄"],
  ["Tea ☕", "☕"],
  ["👩‍🍳", "👩‍🍳"],
  ["🇫🇷", "🇫🇷"],
  ["Tea for 🇫🇷🇬🇧", "🇫🇷"],
  ["👍🏽!", "👍🏽"],
  ["👩🏽‍🤝‍👩🏿 friends", "👩🏽‍🤝‍👩🏿"],
  ["❤️‍🔥", "❤️‍🔥"],
  ["1️⃣ first", "1️⃣"],
  ["🏴󠁧󠁢󠁳󠁣󠁴󠁿 whisky", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
  ["gift", null],
  ["7", null],
  ["", null],
])("the first emoji in %j is %s", (text, emoji) => {
  expect(findEmoji(text)).toBe(emoji);
});
