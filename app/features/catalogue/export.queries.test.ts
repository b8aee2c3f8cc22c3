import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { importFile, useFiles } from "#tests/factories/catalogue-files.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { exportGifts } from "./export.queries.server.ts";
import { writeGifts, writeHeader } from "./export.ts";

useTestDatabase();
const write = useFiles();

async function exportAll(): Promise<string> {
  let text = writeHeader();
  await exportGifts(async (gifts) => {
    text += writeGifts(gifts);
  });
  return text;
}

async function clear(): Promise<void> {
  await database().execute(sql`truncate gifts, categories cascade`);
}

test("importing an export changes nothing, and rebuilds an emptied catalogue", async () => {
  await createGift({
    name: 'Mug "Bär", blue',
    description: "  Two lines\r\nand a formula below\n=1+1  ",
    price: "12.50",
    brandName: "@home",
    externalId: "-7",
    affiliateUrl: "https://www.amazon.com/dp/B0DEMO0001?tag=a-20&b=c",
    image: "/media/demo-1/mug",
    brandUrl: "https://brand.test/",
    brandLogoUrl: "/media/demo-1/logo",
    shippingDays: 3,
    isTrending: true,
    gender: "male",
    imageAlt: "A blue mug | on a shelf",
    pictures: [
      { image: "/media/demo-1/side", alt: "=From the side" },
      { image: "https://a.test/b.jpg", alt: "" },
    ],
    facts: [{ label: "Clay", text: "From Kyoto: grey" }],
    seoTitle: "Blue mug",
    state: "hidden",
    shownFrom: "2026-12-01T08:00:05Z",
    ecoLabel: ["handmade", "plastic-free"],
    occasion: ["mothers-day"],
  });
  await createGift({ name: "Nothing but a name", price: null, inStock: false });
  const before = await exportAll();
  const file = write(before);
  expect(await importFile(file)).toMatchObject({ read: 2, unchanged: 2 });
  await clear();
  expect(await importFile(file)).toMatchObject({ read: 2, created: 2, rejected: 0 });
  expect(await exportAll()).toBe(before);
});

/** Generates texts as the database stores them: no NUL, and no lone surrogates. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom('"', "\n", "\r\n", "|", ",", "=", "+", "-", "@", "'", "'=", "\t", "🎁", "e\u0301", "\ufeff", " "),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join("").replaceAll("\0", "").toWellFormed());
const trimmed = anyText.map((text) => text.trim());

test("O4: whatever the texts, quotes, line breaks, |, formulas and emoji come back as they were, and no cell begins like a formula", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ name: trimmed.filter((name) => name !== ""), description: anyText, brandName: trimmed.map((brand) => brand || null) }),
        { minLength: 1, maxLength: 8 },
      ),
      async (texts) => {
        await clear();
        for (const [index, text] of texts.entries()) await createGift({ ...text, slug: `gift-${index}`, externalId: `'=${index}` });
        const exported = await exportAll();
        const file = write(exported);
        expect(await importFile(file)).toMatchObject({ unchanged: texts.length, rejected: 0 });
        await clear();
        await importFile(file);
        const { rows } = await database().execute(
          sql`select name, description, brand_name as "brandName", external_id from gifts order by slug`,
        );
        expect(rows).toEqual(texts.map((text, index) => ({ ...text, external_id: `'=${index}` })));
        for (const { name, brandName } of texts) {
          for (const text of [name, brandName ?? ""])
            if (/^[=+\-@\t\r]/.test(text)) expect(exported).toContain(`'${text.replaceAll('"', '""')}`);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

test("an export has every gift once, however many there are", async () => {
  await clear();
  await database().execute(sql`insert into gifts (name, slug) select 'Gift ' || n, 'gift-' || n from generate_series(1, 1203) n`);
  const slugs: string[] = [];
  await exportGifts(async (gifts) => {
    slugs.push(...gifts.map(({ slug }) => slug));
  });
  expect(new Set(slugs).size).toBe(1203);
  expect(slugs).toHaveLength(1203);
});
