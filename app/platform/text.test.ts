import { expect, test } from "vitest";
import { filledLine, filledParagraphs, line, paragraphs, typedLine, typedParagraphs } from "./text-fields.ts";
import { atMost, cutText, isLine, isSanitized, sanitizeText, toLine, toParagraphs, toVisibleLine, withoutControls } from "./text.ts";

const messagesOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues.map(({ message }) => message);

test("I3: what no database takes is left out, and nothing else", () => {
  expect(sanitizeText("a\0b\ud800c\n🎁")).toBe("ab\ufffdc\n🎁");
  expect(["a\n🎁", "a\0", "a\ud800"].map(isSanitized)).toEqual([true, false, false]);
});

test("I3: a line has single spaces in the place of everything that breaks it or hides in it", () => {
  expect(toLine(" a\r\nb\t\0c\u2028d\u0085e\ud800f  🎁\u00a0g ")).toBe("a b c d e f 🎁 g");
  expect(withoutControls("\ta  b\r\nc\u2029d\udc00e ")).toBe("a  b c d e");
  expect(toVisibleLine(" a\u200bb\r\n\u2066c\ud800\ufeff🎁\ue000 ")).toBe("a b c 🎁");
  expect(["a  b 🎁", "a\tb", "a\u0085", "a\udc00"].map(isLine)).toEqual([true, false, false, false]);
});

test("paragraphs have line breaks of one character, and keep tabs and the blanks at both ends", () => {
  expect(toParagraphs("  a\r\nb\rc\n\td\0\u0007\ud800 🎁\n")).toBe("  a\nb\nc\n\td 🎁\n");
});

test("a text is cut without half of a character", () => {
  expect([cutText("ab🎁", 3), cutText("ab🎁", 4), cutText("ab", 9), cutText("🎁", 0)]).toEqual(["ab", "ab🎁", "ab", ""]);
});

test("fields count what remains after cleaning, and say what is missing or too long", () => {
  expect(line(3).parse(" a\n b ")).toBe("a b");
  expect(messagesOf(line(3).safeParse("a b c"))).toEqual(["Please use at most 3 characters."]);
  expect(messagesOf(filledLine(3, "A name, please.").safeParse(" \n "))).toEqual(["A name, please."]);
  expect(messagesOf(filledLine(3, "A name, please.", "Shorter, please.").safeParse("abcd"))).toEqual(["Shorter, please."]);
  expect(paragraphs(3).parse("\r\na\r\nb\r\n")).toBe("a\nb");
  expect(messagesOf(filledParagraphs(3, "A text, please.").safeParse("\n"))).toEqual(["A text, please."]);
  expect(atMost(20_000)).toBe("Please use at most 20,000 characters.");
});

test("fields of one who names things in a form refuse what other fields clean", () => {
  expect(typedLine(4).parse(" a  b ")).toBe("a  b");
  expect(messagesOf(typedLine(2).safeParse("a  b"))).toEqual(["Please use at most 2 characters."]);
  for (const hidden of ["a\tb", "a\0", "a\udc00"])
    expect(messagesOf(typedLine(9).safeParse(hidden))).toEqual(["Please remove any control characters."]);
  expect(typedParagraphs(9).parse("\na\r\n\tb ")).toBe("a\r\n\tb");
  expect(messagesOf(typedParagraphs(9).safeParse("a\u0007"))).toEqual(["Please remove any control characters."]);
});
