import sharp from "sharp";
import { expect, test } from "vitest";
import { useTestStorage } from "#tests/storage.ts";
import { isWaiting, whileTurnsAreTaken } from "#tests/taken-turns.ts";
import { withDemoPictures } from "./demo-pictures.ts";

const SLUG = "first-balance-bike-in-sage-green";
const stored = useTestStorage();

test.each([
  ["320.avif", 320, "heif", "image/avif"],
  ["640.webp", 640, "webp", "image/webp"],
  ["1200.webp", 1200, "webp", "image/webp"],
])("a picture that is not made yet is made when it is asked for: %s", async (name, side, format, contentType) => {
  const file = await withDemoPictures(stored.current).read(`demo-1/${SLUG}/${name}`);
  expect(file?.contentType).toBe(contentType);
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: side, height: side, format, hasAlpha: false });
});

test("it is drawn in the turn of its kind, and one that is there waits for nobody", async () => {
  const pictures = withDemoPictures(stored.current);
  const drawing = await whileTurnsAreTaken("demo-picture", async () => {
    const found = pictures.find(`demo-1/${SLUG}/320.webp`);
    expect(await isWaiting(found)).toBe(true);
    return { found };
  });
  expect(await drawing.found).not.toBeNull();
  await whileTurnsAreTaken("demo-picture", async () => {
    expect(await pictures.find(`demo-1/${SLUG}/320.webp`)).not.toBeNull();
    expect(await pictures.find("elsewhere/320.avif")).toBeNull();
  });
});

test("it is made once, however many ask at the same time, and the same every time", async () => {
  const pictures = withDemoPictures(stored.current);
  const key = `demo-1/${SLUG}/320.webp`;
  const files = await Promise.all(Array.from({ length: 8 }, () => pictures.read(key)));
  expect(stored.writes).toEqual([key]);
  for (const file of files) expect(file).toEqual(files[0]);
  await stored.current.remove(key);
  expect((await pictures.find(key))?.size).toBe(files[0]?.bytes.length);
  expect(await pictures.read(key)).toEqual(files[0]);
});

test.each([
  `demo-1/no-such-gift/320.avif`,
  `demo-1/${SLUG}/321.avif`,
  `demo-1/${SLUG}/320.png`,
  `demo-1/${SLUG}`,
  `demo-1/../${SLUG}/320.avif`,
  "elsewhere/320.avif",
])("nothing is made for %s", async (key) => {
  expect(await withDemoPictures(stored.current).read(key)).toBeNull();
  expect(stored.writes).toEqual([]);
});
