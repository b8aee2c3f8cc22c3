import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/configured-storage.server.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import { useTestDatabase } from "#tests/database.ts";
import { storeListPicture } from "./commands.server.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, mediaSizeKey } from "./media-paths.ts";

useTestDatabase();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "presently-media-"));
  process.env.DATA_DIR = folder;
});
afterAll(() => rm(folder, { recursive: true }));

const countFiles = async () => (await database().execute(sql`select count(*)::int as count from media_files`)).rows[0];

const alphaOf = async (alpha: number) => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 99, b: 9, alpha } } })
    .png()
    .toBuffer();
  const stored = await storeListPicture(bytes, "leaf.png");
  if (!stored.ok) throw new Error(stored.reason);
  return (await sharp((await storage().read(mediaSizeKey(stored.path.slice("/media/".length), 320, "webp")))?.bytes).metadata()).hasAlpha;
};

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#B93A26" } });
}

test("a picture from a shop is stored in every width and format, and recorded", async () => {
  const stored = await storeListPicture(await paint(2000, 1000).png().toBuffer(), "red.png");
  if (!stored.ok) throw new Error(stored.reason);
  const key = stored.path.slice("/media/".length);
  for (const width of MEDIA_WIDTHS) {
    for (const format of MEDIA_FORMATS) {
      const file = await storage().read(mediaSizeKey(key, width, format));
      const { width: kept, height, format: type } = await sharp(file?.bytes).metadata();
      expect({ kept, height, type }).toEqual({ kept: width, height: width / 2, type: format === "avif" ? "heif" : format });
    }
  }
  const { rows } = await database().execute(
    sql`select name, kind, origin, state, width, height, byte_size > 100 as sized from media_files where key = ${key}`,
  );
  expect(rows).toEqual([{ name: "red.png", kind: "image", origin: "list", state: "ready", width: 2000, height: 1000, sized: true }]);
  expect(await storage().read(unservedKey(key))).toBeNull();
});

test("U3: two pictures of one name get names of their own, and metadata is gone", async () => {
  const bytes = await paint(400, 300)
    .withExif({ IFD0: { Copyright: "somebody's camera" } })
    .jpeg()
    .toBuffer();
  const [one, other] = [await storeListPicture(bytes, "same.jpg"), await storeListPicture(bytes, "same.jpg")];
  if (!one.ok || !other.ok) throw new Error("not stored");
  expect(one.path).not.toBe(other.path);
  const file = await storage().read(mediaSizeKey(one.path.slice("/media/".length), 320, "webp"));
  expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();
});

test("what is transparent stays so, and an alpha channel that hides nothing is dropped", async () => {
  expect([await alphaOf(0.5), await alphaOf(1)]).toEqual([true, false]);
});

test("a picture that lies on its side is stored upright", async () => {
  const bytes = await paint(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await storeListPicture(bytes, "side.jpg");
  expect(stored.ok).toBe(true);
  expect((await database().execute(sql`select width, height from media_files where name = 'side.jpg'`)).rows).toEqual([
    { width: 200, height: 400 },
  ]);
});

test.each([
  [
    "an SVG",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    "not-an-image",
  ],
  ["a text", () => Buffer.from("not a picture"), "not-an-image"],
  ["half a picture", async () => (await paint(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000), "not-an-image"],
  ["more than 40 megapixels", () => paint(8000, 5001).png().toBuffer(), "too-many-pixels"],
])("U1, U2: %s is refused and leaves nothing behind", async (_what, make, reason) => {
  const before = await countFiles();
  expect(await storeListPicture(await make(), "bad.png")).toEqual({ ok: false, reason });
  expect(await countFiles()).toEqual(before);
});
