import { expect, test } from "vitest";
import { withoutMarkup } from "./markup-in-cells.server.ts";

test.each([
  ['<p><strong>Soft.</strong></p>\n<ul class="a"><li>Gift&nbsp;wrap &amp; card</li><li>Two</li></ul>', "Soft.\nGift wrap & card\nTwo"],
  ["One.<br/><br/>Two.", "One.\nTwo."],
  ["<style>p { color: red }</style><p>Red</p>", "Red"],
  ["Salt &amp; pepper", "Salt & pepper"],
  ["<p onclick=alert(1)>a<script>alert(1)</script>", "a"],
])("HTML in a file becomes text: %s", (description, plain) => {
  expect(withoutMarkup({ name: "Mug", description })).toEqual({ name: "Mug", description: plain });
});

test("a name stays on one line", () => {
  expect(withoutMarkup({ name: "Salt<br>&amp; pepper mill" })).toEqual({ name: "Salt & pepper mill" });
});

test.each(["  two\n lines ", "a < b > c", "I <3 you", "AT&T; R&D", "<none>"])("what is no HTML stays as it is: %j", (description) => {
  expect(withoutMarkup({ name: description, description })).toEqual({ name: description, description });
});
