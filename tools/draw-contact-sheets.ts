// Draws contact sheets of the demo shop's pictures at a card's size, to look at: `node tools/draw-contact-sheets.ts FOLDER [covers]`.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawDemoCover } from "#db/seed/pictures/demo-covers.ts";
import { drawDemoGift } from "#db/seed/pictures/demo-stills.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { readSeedBlog } from "#db/seed/read-seed-posts.ts";

const CARD = 236;
const LABEL = 18;
const COLUMNS = 7;
const ON_SHEET = 42;

interface Card {
  name: string;
  drawing: Uint8Array | null;
}

async function drawSheet(cards: readonly Card[], file: string): Promise<void> {
  const places = await Promise.all(
    cards.map(async ({ name, drawing }, index) => {
      const [left, top] = [(index % COLUMNS) * CARD, Math.floor(index / COLUMNS) * (CARD + LABEL)];
      const text = name.slice(0, 44).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD}" height="${LABEL}"><text x="2" y="13" font-size="11.5" font-family="sans-serif">${text}</text></svg>`;
      const picture = await sharp(drawing ?? Buffer.from(label))
        .resize(CARD, CARD, { fit: "contain", background: "#fff" })
        .png()
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: Buffer.from(label), left, top: top + CARD },
      ];
    }),
  );
  const height = Math.ceil(cards.length / COLUMNS) * (CARD + LABEL);
  await sharp({ create: { width: COLUMNS * CARD, height, channels: 3, background: "#fff" } })
    .composite(places.flat())
    .png()
    .toFile(file);
}

const [folder, what = "gifts"] = process.argv.slice(2);
if (folder === undefined) throw new Error("Please name a folder for the sheets");
await mkdir(folder, { recursive: true });
const cards: Card[] =
  what === "covers"
    ? await Promise.all(
        (await readSeedBlog()).posts.map(async ({ slug, title }) => ({ name: title, drawing: await drawDemoCover(slug, 640) })),
      )
    : await Promise.all(
        (await readSeedGifts()).map(async ({ slug = "", name = "" }) => ({ name, drawing: await drawDemoGift(slug, 320) })),
      );
for (let from = 0; from < cards.length; from += ON_SHEET)
  await drawSheet(cards.slice(from, from + ON_SHEET), path.join(folder, `${what}-${from / ON_SHEET + 1}.png`));
