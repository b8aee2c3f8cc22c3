import { expect, test } from "vitest";
import { continueBlock, insertTable, type TextEdit, toggleHeading, videoMarkdown } from "./markdown-edits.ts";
import { isVideoAddress } from "./videos.ts";

const apply = (text: string, { from, to, insert }: TextEdit) => text.slice(0, from) + insert + text.slice(to);
/** Presses Enter at the bar of a text. */
function enter(marked: string): string | null {
  const start = marked.indexOf("|");
  const text = marked.replace("|", "");
  const edit = continueBlock({ text, start, end: start });
  if (edit === null) return null;
  const done = apply(text, edit);
  expect(edit.selectFrom).toBe(edit.selectTo);
  return `${done.slice(0, edit.selectFrom)}|${done.slice(edit.selectFrom)}`;
}

test("a list goes on at Enter, numbered and ticked too, and ends at an empty item", () => {
  expect(enter("- one|")).toBe("- one\n- |");
  expect(enter("- one| two")).toBe("- one\n- | two");
  expect(enter("  9. nine|\nnext")).toBe("  9. nine\n  10. |\nnext");
  expect(enter("1) one|")).toBe("1) one\n2) |");
  expect(enter("- [x] done|")).toBe("- [x] done\n- [ ] |");
  expect(enter("> said|")).toBe("> said\n> |");
  expect(enter("> - said|")).toBe("> - said\n> - |");
  expect(enter("- one\n- |")).toBe("- one\n\n|");
  expect(enter("- one\n- |\nmore")).toBe("- one\n\n|\nmore");
});

test("Enter elsewhere is only Enter", () => {
  expect([enter("plain|"), enter("|- one"), enter("-one|"), enter("|")]).toEqual([null, null, null, null]);
  expect(continueBlock({ text: "- one", start: 2, end: 5 }), "a selection is replaced").toBeNull();
});

test("a heading changes its level and goes again; a table comes with its first cell selected", () => {
  const heading = (text: string, prefix: "## " | "### ") => apply(text, toggleHeading({ text, start: 0, end: 0 }, prefix));
  expect([heading("Title", "## "), heading("## Title", "### "), heading("### Title", "### ")]).toEqual(["## Title", "### Title", "Title"]);
  const edit = insertTable({ text: "Before", start: 6, end: 6 });
  expect(apply("Before", edit)).toBe("Before\n\n| Heading | Heading |\n| --- | --- |\n| Text | Text |\n\n");
  expect(apply("Before", edit).slice(edit.selectFrom, edit.selectTo)).toBe("Heading");
});

test("a video is a link with its picture, of the sites that are known", () => {
  const address = "https://www.youtube.com/watch?v=abcdef12345";
  expect(videoMarkdown({ address, title: "How [to] fold", picture: "" })).toBe(`[How  to  fold](${address})`);
  expect(videoMarkdown({ address, title: "Folding", picture: "/media/ab12" })).toBe(`[![Folding](/media/ab12)](${address})`);
  for (const video of [address, "https://youtu.be/abcdef12345", "https://vimeo.com/123456", "https://youtube.com/shorts/abcdef12345"])
    expect(isVideoAddress(video)).toBe(true);
  for (const other of [
    "https://www.youtube.com/@channel",
    "http://youtu.be/abcdef1",
    "https://youtube.com.evil.example/watch?v=1",
    "folding",
  ])
    expect(isVideoAddress(other)).toBe(false);
});
