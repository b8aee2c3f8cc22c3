import { expect, test } from "vitest";
import { productLink, readProductAddress } from "./addresses.ts";

test.each([
  ["https://www.amazon.com/dp/B0ABCDEF12", "com"],
  ["https://www.amazon.com/Some-Nice-Mug/dp/b0abcdef12/ref=sr_1_1?tag=x-20", "com"],
  ["https://www.amazon.co.uk/gp/product/B0ABCDEF12?th=1", "co.uk"],
  ["https://www.amazon.de/gp/aw/d/B0ABCDEF12", "de"],
  ["amazon.co.jp/dp/B0ABCDEF12", "co.jp"],
  ["https://smile.amazon.com/dp/product/B0ABCDEF12/", "com"],
  ["https://www.amazon.com/s?k=mug&asin=B0ABCDEF12", "com"],
])("%s is a product of %s", (address, marketplace) => {
  expect(readProductAddress(address)).toMatchObject({ kind: "store", asin: "B0ABCDEF12", marketplace });
});

test.each([
  ["https://www.amazon.com/", "store-without-product"],
  ["https://www.amazon.com/dp/SHORT", "store-without-product"],
  ["https://www.amazon.eg/dp/B0ABCDEF12", "unknown-marketplace"],
  ["https://amzn.to/3xYz", "shortened"],
  ["a.co/d/abc", "shortened"],
  ["https://shop.example/mug", "shop"],
  ["https://www.amazon.com.evil.example/dp/B0ABCDEF12", "unknown-marketplace"],
  ["https://notamazon.com/dp/B0ABCDEF12", "shop"],
  ["javascript:alert(1)", "none"],
  ["mug", "none"],
  ["", "none"],
])("%s: %s", (address, kind) => {
  expect(readProductAddress(address).kind).toBe(kind);
});

test("the plain link carries the tag of its marketplace", () => {
  expect(productLink("B0ABCDEF12", "de", "shop-21")).toBe("https://www.amazon.de/dp/B0ABCDEF12?tag=shop-21");
  expect(productLink("B0ABCDEF12", "com", undefined)).toBe("https://www.amazon.com/dp/B0ABCDEF12");
});
