import { expect, test } from "vitest";
import { makePngBomb, paintPicture } from "#tests/factories/pictures.ts";
import { measurePicture } from "./measure-picture.server.ts";

const refused = (reason: string) => ({ ok: false, reason });

test("a picture has the size that its header says", async () => {
  expect(await measurePicture(await paintPicture(40, 30, "webp"))).toEqual({ ok: true, width: 40, height: 30 });
});

test("U2: 40 megapixels are the most", async () => {
  expect(await measurePicture(makePngBomb(8000, 5000))).toEqual({ ok: true, width: 8000, height: 5000 });
  expect(await measurePicture(makePngBomb(8000, 5001))).toEqual(refused("too-many-pixels"));
});

test("U2: a picture that has to be held whole is refused when that takes too much memory", async () => {
  expect(await measurePicture(makePngBomb(6000, 6000, { bits: 16 }))).toEqual({ ok: true, width: 6000, height: 6000 });
  expect(await measurePicture(makePngBomb(6000, 6000, { bits: 16, isInterlaced: true }))).toEqual(refused("too-heavy"));
});

test("U1: what the library reads beyond the list is no picture", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  expect(await measurePicture(Buffer.from(svg))).toEqual(refused("not-an-image"));
  expect(await measurePicture(Buffer.from("no picture"))).toEqual(refused("not-an-image"));
});

test("U2: a header that takes too long to be read is refused", async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await measurePicture(Buffer.from("any"), { read: never, deadlineMs: 50 })).toEqual(refused("too-heavy"));
});
