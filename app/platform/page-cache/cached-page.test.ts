import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodedAs, makeCachedPage, matchesEtag } from "./cached-page.ts";

const html = `<p>${"paper ".repeat(500)}</p>`;

test("a page is compressed once, in brotli and gzip, with an ETag each", async () => {
  const page = await makeCachedPage(200, { "content-type": "text/html" }, Buffer.from(html), 0);
  const [br, gzip, identity] = [await encodedAs(page, "br"), await encodedAs(page, "gzip"), await encodedAs(page, "identity")];
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(await encodedAs(page, "gzip")).toBe(gzip);
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  expect(br.headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html", vary: "Accept-Encoding" });
  expect(gzip.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "text/html",
    "content-length": String(gzip.body.length),
  });
  expect(identity.headers).not.toHaveProperty("content-encoding");
});

test("a cached page holds no slab of memory that is larger than itself", async () => {
  const { encoded } = await makeCachedPage(200, {}, Buffer.from(html.slice(0, 700)), 0);
  for (const { body } of Object.values(encoded)) expect(body.buffer.byteLength).toBe(body.byteLength);
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
