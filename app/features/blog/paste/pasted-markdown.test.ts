import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { renderMarkdown } from "../markdown.ts";
import { pastedMarkdown } from "./pasted-markdown.ts";

const paste = (html: string) => pastedMarkdown(fromHtml(html, { fragment: true }));

test("Google Docs: headings, marks, links without the redirect, nested lists; the element around it all is not bold", () => {
  expect(
    paste(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">Wrapping</span></h1>
      <p dir="ltr"><span style="font-weight:400;">Fold it </span><span style="font-weight:700;">twice, </span><span style="font-weight:700;">always</span><span style="font-style:italic;"> gently</span>.</p><br>
      <h2><span>How</span></h2>
      <ul><li dir="ltr"><p role="presentation"><span>Paper</span></p></li><ul><li><p><span>brown</span></p></li></ul><li><p><a href="https://www.google.com/url?q=https://shop.example/a?b=1&amp;sa=D"><span style="text-decoration:underline;">Tape</span></a></p></li></ul></b>`),
  ).toBe("## Wrapping\n\nFold it **twice, always** *gently*.\n\n### How\n\n- Paper\n  - brown\n- [Tape](https://shop.example/a?b=1)");
});

test("Word: its paragraphs that are items become lists, its own elements and styles go", () => {
  expect(
    paste(`<style>p.MsoNormal{}</style><h2>Ribbons<o:p></o:p></h2><p class="MsoNormal">Use <b>two</b>&nbsp;of them.<o:p>&nbsp;</o:p></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span>Cut</p>
      <p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp; </span></span>with scissors</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.<span>&nbsp; </span></span>Tie</p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p>`),
  ).toBe("## Ribbons\n\nUse **two** of them.\n\n1. Cut\n   - with scissors\n2. Tie");
});

test("Word on the web: paragraphs with the role of a heading are headings", () => {
  expect(
    paste(`<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">Ribbons</span><span class="EOP">&nbsp;</span></p></div>
      <div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight: bold;">Two</span><span class="TextRun"> of them.</span></p></div>`),
  ).toBe("## Ribbons\n\n**Two** of them.");
});

test("Word on the web: items, each a list of its own, are nested by their levels; after a paragraph the numbers go on", () => {
  const item = (kind: "ul" | "ol", level: number, text: string, start = 1) =>
    `<div class="ListContainerWrapper SCXW1"><${kind} class="${kind === "ul" ? "BulletListStyle2" : "NumberListStyle1"}" role="list"${kind === "ol" ? ` start="${start}"` : ""}>
     <li data-leveltext="%1." data-listid="1" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${kind}></div>`;
  const paragraph = '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Wait.</span></p></div>';
  expect(
    paste(
      [
        item("ol", 1, "Cut"),
        item("ul", 2, "with scissors"),
        item("ul", 3, "sharp ones"),
        item("ol", 1, "Fold", 2),
        paragraph,
        item("ol", 1, "Tie", 3),
      ].join(" "),
    ),
  ).toBe("1. Cut\n   - with scissors\n     - sharp ones\n2. Fold\n\nWait.\n\n3. Tie");
});

test("numbers of Word, Google Docs and LibreOffice begin where they began", () => {
  const word = (number: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${number}<span>&nbsp; </span></span>${text}</p>`;
  expect(paste(`${word("9.", "Nine")}${word("10.", "Ten")}<p class="MsoNormal">And</p>${word("11)", "Eleven")}`)).toBe(
    "9. Nine\n10. Ten\n\nAnd\n\n11. Eleven",
  );
  expect(
    paste('<ol start="4"><li dir="ltr" aria-level="1"><p role="presentation"><span>Four</span></p></li><li><p>Five</p></li></ol>'),
  ).toBe("4. Four\n5. Five");
  expect(paste(["1.", "2.", "1."].map((number) => word(number, "Cut")).join("")), "two lists").toBe("1. Cut\n2. Cut\n\n1) Cut");
  expect(paste('<ol start="2"><li><p>Two</p></li></ol><ul><li>x</li></ul>')).toBe("2. Two\n\n- x");
});

test("a table is a table, whatever its cells hold", () => {
  const markdown = paste(
    "<table><tbody><tr><td><p>Gift</p></td><td><p><b>Price</b></p></td></tr><tr><td><ul><li>Mug</li></ul></td><td><p>a | b</p></td></tr></tbody></table>",
  );
  expect(markdown.split("\n").map((line) => line.replaceAll(/ +|-{2,}/g, (run) => run[0] as string))).toEqual([
    "| Gift | **Price** |",
    "| - | - |",
    "| Mug | a \\| b |",
  ]);
  expect(renderMarkdown(markdown).blocks).toMatchObject([{ html: expect.stringContaining("<table>") }]);
});

test("tables and links of Word and of Google Docs are tables and links", () => {
  const rows = ["| Gift | **Price** |", "| - | - |", "| [Mug](https://shop.example/mug) | $12 |"];
  const word = `<table class="MsoTableGrid" border="1" style="border-collapse:collapse;mso-border-alt:solid windowtext .5pt"><tr style="mso-yfti-irow:0">
    <td width="312" valign="top"><p class="MsoNormal">Gift<o:p></o:p></p></td><td><p class="MsoNormal"><b>Price<o:p></o:p></b></p></td></tr>
    <tr><td><p class="MsoNormal"><a href="https://shop.example/mug"><span class="MsoHyperlink">Mug</span></a><o:p></o:p></p></td><td><p class="MsoNormal">$12<o:p></o:p></p></td></tr></table>`;
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="312" /><col width="312" /></colgroup><tbody>
    <tr style="height:0pt"><td><p dir="ltr"><span style="font-weight:400;">Gift</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Price</span></p></td></tr>
    <tr><td><p dir="ltr"><a href="https://www.google.com/url?q=https://shop.example/mug&amp;sa=D"><span>Mug</span></a></p></td><td><p dir="ltr"><span>$12</span></p></td></tr></tbody></table></div></b>`;
  const normalized = (line: string) => line.replaceAll(/ +|-{2,}/g, (run) => run[0] as string);
  for (const html of [word, docs]) expect(paste(html).split("\n").map(normalized)).toEqual(rows);
});

test("O2: nothing that runs or loads from where it must not comes over; text that looks like Markdown stays text", () => {
  expect(
    paste(`<p onclick="x()">Read <a href="javascript:alert(1)">this</a><script>alert(1)</script><img src="x" onerror="alert(1)"></p>
      <iframe src="https://evil.example"></iframe><p>2 * 3 * 4 and # 5</p><p>[[gift:acacia-bowl]]</p><p>[[collection:cozy-nights]]</p>`),
  ).toBe("Read this\n\n2 \\* 3 \\* 4 and # 5\n\n[[gift:acacia-bowl]]\n\n[[collection:cozy-nights]]");
});

test("pictures of the web come over with their text; code and quotes stay what they are", () => {
  expect(
    paste(
      '<blockquote><p>So it is.</p></blockquote><pre><code>a < b</code></pre><p><img src="https://shop.example/a.jpg" alt="A mug"></p>',
    ),
  ).toBe("> So it is.\n\n```\na < b\n```\n\n![A mug](https://shop.example/a.jpg)");
});
