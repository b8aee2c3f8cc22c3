import sharp from "sharp";
import { expect, test } from "vitest";
import { useTestStorage } from "#tests/storage.ts";
import { isWaiting, whileTurnsAreTaken } from "#tests/taken-turns.ts";
import { withDrawnPictures } from "./drawn-pictures.ts";

const SLUG = "first-balance-bike-in-sage-green";
const stored = useTestStorage();

test.each([
  ["320.avif", 320, "heif", "image/avif"],
  ["640.webp", 640, "webp", "image/webp"],
  ["1200.webp", 1200, "webp", "image/webp"],
])("a picture, or one from close by, that is not made yet is made when it is asked for: %s", async (name, side, format, contentType) => {
  const pictures = withDrawnPictures(stored.current);
  const file = await pictures.read(`demo-2/${SLUG}/${name}`);
  expect((await pictures.read(`demo-2/${SLUG}.near/${name}`))?.bytes).not.toEqual(file?.bytes);
  expect(file?.contentType).toBe(contentType);
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: side, height: side, format, hasAlpha: false });
});

test("it is drawn in the turn of its kind, and one that is there waits for nobody", async () => {
  const pictures = withDrawnPictures(stored.current);
  const drawing = await whileTurnsAreTaken("demo-picture", async () => {
    const found = pictures.find(`demo-2/${SLUG}/320.webp`);
    expect(await isWaiting(found)).toBe(true);
    return { found };
  });
  expect(await drawing.found).not.toBeNull();
  await whileTurnsAreTaken("demo-picture", async () => {
    expect(await pictures.find(`demo-2/${SLUG}/320.webp`)).not.toBeNull();
    expect(await pictures.find("elsewhere/320.avif")).toBeNull();
  });
});

test("it is made once, however many ask at the same time, and the same every time", async () => {
  const pictures = withDrawnPictures(stored.current);
  const key = `demo-2/${SLUG}/320.webp`;
  const files = await Promise.all(Array.from({ length: 8 }, () => pictures.read(key)));
  expect(stored.writes).toEqual([key]);
  for (const file of files) expect(file).toEqual(files[0]);
  await stored.current.remove(key);
  expect((await pictures.find(key))?.size).toBe(files[0]?.bytes.length);
  expect(await pictures.read(key)).toEqual(files[0]);
});

test("a kind's drawing is made and stored like a demo gift's; a cover is made, and not stored", async () => {
  const pictures = withDrawnPictures(stored.current);
  expect((await pictures.read("stills-1/mug_sage_1/320.webp"))?.contentType).toBe("image/webp");
  expect(stored.writes).toEqual(["stills-1/mug_sage_1/320.webp"]);
  const key = "collages-1/mug_sage_1.book_navy_0/640.avif";
  const [found, file] = [await pictures.find(key), await pictures.read(key)];
  expect(file?.bytes.length).toBe(found?.size);
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 640, height: 427, format: "heif" });
  const part = new Uint8Array(await new Response(found?.stream(1, 4)).arrayBuffer());
  expect(part).toEqual(new Uint8Array(file?.bytes.slice(1, 5) ?? []));
  expect(stored.writes).toHaveLength(1);
});

test.each([
  "stills-1/mug_mauve_1/320.avif",
  "stills-1/mug_sage_9/320.avif",
  "collages-1/mug_sage_1.nothing_navy_0/320.avif",
  `demo-2/no-such-gift/320.avif`,
  `demo-2/${SLUG}/321.avif`,
  `demo-2/${SLUG}/320.png`,
  `demo-2/${SLUG}`,
  `demo-2/../${SLUG}/320.avif`,
  "elsewhere/320.avif",
])("nothing is made for %s", async (key) => {
  expect(await withDrawnPictures(stored.current).read(key)).toBeNull();
  expect(stored.writes).toEqual([]);
});
