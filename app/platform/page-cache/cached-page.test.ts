import { expect, test } from "vitest";
import { bytesOf, makeCachedPage, matchesEtag } from "./cached-page.ts";

test("pages with other words have other ETags, and tell caches that they vary by encoding", async () => {
  const pages = ["one", "one", "other"].map((text) => makeCachedPage(200, { "content-type": "text/html" }, Buffer.from(text), 0));
  const [one, same, other] = await Promise.all(pages.map(({ body }) => body.encodedAs("br")));
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.headers).toMatchObject({ "content-type": "text/html", vary: "Accept-Encoding" });
});

test("a page's size grows with each encoding", async () => {
  const page = makeCachedPage(200, {}, Buffer.from("paper ".repeat(500)), 0);
  await page.body.encodedAs("br");
  const before = bytesOf(page);
  const { body } = await page.body.encodedAs("gzip");
  expect(bytesOf(page)).toBe(before + body.length);
});

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ["*", true],
  ['"abcd"', false],
  [undefined, false],
])("If-None-Match %j matches: %s", (header, matches) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches);
});
