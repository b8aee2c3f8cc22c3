import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Encoding } from "../content-encoding.ts";
import { PageBody } from "./page-body.ts";

const html = `<p>${"paper ".repeat(500)}</p>`;
const ENCODINGS: Encoding[] = ["br", "gzip", "identity"];
const makeBody = () => new PageBody(Buffer.from(html), "digest", { "content-type": "text/html", vary: "Accept-Encoding" });

test.each([ENCODINGS, ENCODINGS.toReversed(), ["gzip", "br", "identity"] as Encoding[]])(
  "a page is encoded once as %s, %s and %s, with an ETag each",
  async (...order) => {
    const page = makeBody();
    for (const encoding of order) await page.encodedAs(encoding);
    const [br, gzip, identity] = await Promise.all([page.encodedAs("br"), page.encodedAs("gzip"), page.encodedAs("identity")]);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(identity.body.toString()).toBe(html);
    expect(page.find("gzip")).toBe(gzip);
    expect(await page.encodedAs("gzip")).toBe(gzip);
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
    expect(br.headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html", vary: "Accept-Encoding" });
    expect(gzip.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": "text/html",
      "content-length": String(gzip.body.length),
    });
    expect(identity.headers).not.toHaveProperty("content-encoding");
  },
);

test("only what was asked for is made, and the bare page goes with the first encoding", async () => {
  const page = makeBody();
  expect(page.bytes).toBe(html.length);
  const br = await page.encodedAs("br");
  expect([page.find("gzip"), page.find("identity")]).toEqual([undefined, undefined]);
  expect(page.bytes).toBe(br.body.length);
  const gzip = await page.encodedAs("gzip");
  expect(page.bytes).toBe(br.body.length + gzip.body.length);
});

test("all who ask for an encoding that is being made get the same one", async () => {
  const page = makeBody();
  const [one, other, gzip] = await Promise.all([page.encodedAs("br"), page.encodedAs("br"), page.encodedAs("gzip")]);
  expect(other).toBe(one);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
});

test("a page holds no slab of memory that is larger than itself", async () => {
  const page = new PageBody(Buffer.from(html.slice(0, 700)), "digest", {});
  for (const encoding of ENCODINGS) {
    const { body } = await page.encodedAs(encoding);
    expect(body.buffer.byteLength).toBe(body.byteLength);
  }
});
