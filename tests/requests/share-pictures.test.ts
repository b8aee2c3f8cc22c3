import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
let gift: { id: string };

beforeAll(async () => {
  const folder = path.join(site.dataDir, "media", "lamp");
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "640.webp"),
    await sharp({ create: { width: 640, height: 640, channels: 3, background: "#0000ff" } })
      .webp()
      .toBuffer(),
  );
  gift = await createGift({ name: "Brass lamp 🎁", image: "/media/lamp", priceTier: ["budget"] });
});

async function getPicture(address: string) {
  const response = await site.request(address);
  expect([address, response.status, response.headers.get("content-type")]).toEqual([address, 200, "image/png"]);
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  return { bytes, etag: response.headers.get("etag") as string };
}

/** Returns the color in the middle of the square on the left. */
async function colorOfArt(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left: 300, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe("share pictures", () => {
  test("of the site, a gift and a category are 1200 × 630 PNG for everybody", async () => {
    await createCategory("occasion", { slug: "mothers-day", name: "Mother's Day", icon: "🌷", color: "#DFE8DA" });
    for (const address of [
      "/share-pictures/site.png",
      `/share-pictures/gifts/${gift.id}.png`,
      "/share-pictures/categories/occasion/mothers-day.png",
    ]) {
      const { etag } = await getPicture(address);
      const again = await site.request(address, { headers: { "if-none-match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
  });

  test("show the gift's own picture", async () => {
    const [red = 0, green = 0, blue = 0] = await colorOfArt((await getPicture(`/share-pictures/gifts/${gift.id}.png`)).bytes);
    expect(blue - red - green).toBeGreaterThan(200);
  });

  test("change with what they show", async () => {
    const address = `/share-pictures/gifts/${gift.id}.png`;
    const before = await getPicture(address);
    await database().execute(sql`update gifts set price_cents = 9900 where id = ${gift.id}::uuid`);
    expect((await getPicture(address)).etag).not.toBe(before.etag);
  });

  test("S1: never fetch a picture from elsewhere", async () => {
    const remote = await createGift({ name: "Chess set", image: "http://127.0.0.1:9/never.jpg" });
    const climbing = await createGift({ name: "Chess set", image: "/media/../../secrets/session" });
    const pictures = await Promise.all([remote, climbing].map(({ id }) => getPicture(`/share-pictures/gifts/${id}.png`)));
    expect(pictures[0]?.etag).toBe(pictures[1]?.etag);
  });

  test("show the wrapped gift where the stored file is no picture", async () => {
    await mkdir(path.join(site.dataDir, "media", "broken"), { recursive: true });
    await writeFile(path.join(site.dataDir, "media", "broken", "640.webp"), "<html>Not here</html>");
    const broken = await createGift({ name: "Tea set", image: "/media/broken" });
    const missing = await createGift({ name: "Tea set", image: "/media/missing" });
    const drawn = await createGift({ name: "Tea set", image: null });
    const pictures = await Promise.all([broken, missing, drawn].map(({ id }) => getPicture(`/share-pictures/gifts/${id}.png`)));
    expect(pictures[0]?.bytes.equals(pictures[1]?.bytes as Buffer)).toBe(true);
    expect(pictures[2]?.bytes.equals(pictures[1]?.bytes as Buffer), "without a picture it is the drawing of its kind").toBe(false);
  });

  test("keep prices of the store's API to themselves, since other sites would show them for weeks", async () => {
    const shared = { name: "Tea set", image: "/media/lamp", priceSource: "api" as const, priceCheckedAt: new Date() };
    const [one, other] = await Promise.all([createGift({ ...shared, price: "10.00" }), createGift({ ...shared, price: "20.00" })]);
    const pictures = await Promise.all([one, other].map(({ id }) => getPicture(`/share-pictures/gifts/${id}.png`)));
    expect(pictures[0]?.etag).toBe(pictures[1]?.etag);
  });

  test.each([
    "gifts/no-such-gift.png",
    "gifts/x",
    "gifts/%00.png",
    "categories/occasion/nothing.png",
    "categories/nothing/nothing.png",
    "other.png",
    "gifts/1e308.png",
  ])("I3: there is no %s", async (file) => {
    const { status } = await site.request(`/share-pictures/${file}`);
    expect([400, 404]).toContain(status);
  });
});
