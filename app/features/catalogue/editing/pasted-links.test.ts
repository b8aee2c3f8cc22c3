import { expect, test } from "vitest";
import { readPastedLinks } from "./pasted-links.ts";
import { rowsOfPastedGifts } from "./pasted-rows.server.ts";

test("links stand on lines of their own or between blanks, with or without what mails and lists put around them", () => {
  const text =
    "https://a.example/mug\n<https://b.example/lamp>,\thttps://c.example/x?y=1,2;  www.d.example/tea\r\n\r\n(https://e.example/f)";
  expect(readPastedLinks(text)).toEqual({
    links: [
      "https://a.example/mug",
      "https://b.example/lamp",
      "https://c.example/x?y=1,2",
      "https://www.d.example/tea",
      "https://e.example/f",
    ],
    repeated: 0,
    words: "",
  });
});

test("a page counts once, and what is no link is said", () => {
  expect(readPastedLinks("Mug: https://a.example/mug https://a.example/mug#reviews javascript:alert(1) htps://b.example")).toEqual({
    links: ["https://a.example/mug"],
    repeated: 1,
    words: "Mug: javascript:alert(1) htps://b.example",
  });
  expect(readPastedLinks(`${"word ".repeat(40)}`).words).toMatch(/^(word )+.{0,5}…$/);
  expect(readPastedLinks(" \n ")).toEqual({ links: [], repeated: 0, words: "" });
});

test("what a store’s API has said becomes a draft in any case; what nobody has said is empty", () => {
  const gift = {
    name: "Clay Mug",
    description: null,
    priceCents: 2450,
    currency: "USD" as const,
    image: null,
    affiliateUrl: "https://a.example/mug",
    brand: null,
    inStock: null,
    isFromStoreApi: false,
  };
  const rows = rowsOfPastedGifts({ state: "shown", gifts: [gift, { ...gift, priceCents: null, inStock: false, isFromStoreApi: true }] });
  expect(rows.map(({ line, values }) => [line, values?.state, values?.price, values?.in_stock, values?.description])).toEqual([
    [1, "shown", "24.50", "", ""],
    [2, "draft", "", "false", ""],
  ]);
});
