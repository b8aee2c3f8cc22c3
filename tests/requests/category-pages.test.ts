import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { GIFT_FILTER_PARAMETERS } from "#app/features/catalogue/gift-filters.ts";
import { database } from "#app/platform/db/database.server.ts";
import { addCategory, createGift } from "#tests/factories/gifts.ts";
import { useSite } from "#tests/site.ts";

const site = useSite();
const BIRTHDAY = "/category/occasion/birthday";
let gifts: { id: string }[];

async function read(path: string): Promise<string> {
  const response = await site.request(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Returns what the page's facets link to, by the text of each link. */
function facetsOf(html: string): Record<string, string> {
  const section = /<section aria-label="Narrow down the gifts".*?<\/section>/s.exec(html)?.[0] ?? "";
  const links = [...section.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return Object.fromEntries(
    links.map(([, href = "", text = ""]) => [text.replace(/<[^>]*>/g, "").trim(), href.replaceAll("&amp;", "&")] as const),
  );
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

beforeAll(async () => {
  gifts = [];
  for (let n = 0; n < 12; n++) {
    gifts.push(
      await createGift({
        name: `${["Mug", "Towel", "Board"][n % 3]} ${String.fromCodePoint(97 + n)}`,
        occasion: ["birthday"],
        interest: [n < 5 ? "tea" : "golf"],
        recipient: n < 2 ? ["mom", "dad"] : ["dad"],
        inStock: n !== 0,
      }),
    );
  }
});

describe("facets", () => {
  test("are links with numbers, which lead to as many gifts and can be taken back", async () => {
    const facets = facetsOf(await read(`${BIRTHDAY}?sort=fit`));
    // All of them are for Dad, which tells nothing, and then Mom is the only one left.
    expect(facets).toEqual({
      "Golf, 7 gifts": `${BIRTHDAY}?interest=golf&sort=fit`,
      "Tea, 5 gifts": `${BIRTHDAY}?interest=tea&sort=fit`,
    });
    const narrowed = await read(facets["Tea, 5 gifts"] ?? "");
    expect(narrowed).toContain("Found 5 gifts in this category");
    expect(narrowed).toContain('aria-label="Remove Tea"');
    expect(facetsOf(narrowed)["Tea, 5 gifts"]).toBe(`${BIRTHDAY}?sort=fit`);
    expect(narrowed).toMatch(/<a [^>]*aria-current="true"[^>]*>Tea/);
    expect(await read(`${BIRTHDAY}?interest=tea&inStock=1`)).toContain("Found 4 gifts in this category");
  });

  test("the form keeps a chosen facet, and one that no gift has leaves an empty list with a way back", async () => {
    expect(await read(`${BIRTHDAY}?interest=tea`)).toContain('<input type="hidden" name="interest" value="tea"');
    const empty = await read(`${BIRTHDAY}?interest=no-such`);
    expect(empty).toContain("No gifts in this category match these filters.");
    expect(empty).toContain('aria-label="Remove no such"');
  });

  test("I1: what is no slug is ignored, and comes back nowhere", async () => {
    const html = await read(`${BIRTHDAY}?interest=${encodeURIComponent("<b>tea")}&recipient=${"x".repeat(150)}%00`);
    expect(html).toContain("Found 12 gifts in this category");
    expect(html).not.toContain("&lt;b&gt;tea");
  });
});

test("all orders and choices of a list have its address as the canonical one, its pages their own", async () => {
  const url = `http://site.test${BIRTHDAY}`;
  for (const query of ["", "?sort=fit", "?sort=best", "?interest=tea", "?recipient=mom&price=special&sort=fit"])
    expect(canonicalOf(await read(BIRTHDAY + query)), query).toBe(url);
  expect(GIFT_FILTER_PARAMETERS).toEqual(["interest", "recipient", "price", "minPrice", "maxPrice", "inStock", "sort", "page"]);
});

test("Best match stands first in the chooser, by name stays the default", async () => {
  const chooser = (html: string) =>
    [...html.matchAll(/<option value="([^"]+)"( selected="")?/g)].map(([, value, chosen]) => [value, chosen !== undefined]);
  expect(chooser(await read(BIRTHDAY))[0]).toEqual(["fit", false]);
  expect(chooser(await read(BIRTHDAY))[1]).toEqual(["name-asc", true]);
  expect(chooser(await read(`${BIRTHDAY}?sort=fit`))[0]).toEqual(["fit", true]);
  const order = (html: string) => [...html.matchAll(/gift-card-name">([^<]+)</g)].map(([, name]) => name);
  const byFit = order(await read(`${BIRTHDAY}?sort=fit`));
  expect(byFit.toSorted()).toEqual(order(await read(BIRTHDAY)).toSorted());
  // Sold out.
  expect(byFit.at(-1)).toBe("Mug a");
});

test("a kept page of a category follows what its gifts carry beside it, and what is in stock", async () => {
  await expect.poll(async () => facetsOf(await read(`${BIRTHDAY}?sort=fit`))).toHaveProperty("Golf, 7 gifts");
  await addCategory(gifts[0]?.id ?? "", "interest", "golf");
  await expect.poll(async () => facetsOf(await read(`${BIRTHDAY}?sort=fit`))).toHaveProperty("Golf, 8 gifts");
  await database().execute(sql`update gifts set in_stock = false where id = ${gifts[5]?.id}`);
  await expect.poll(async () => read(`${BIRTHDAY}?inStock=1&interest=golf`)).toContain("Found 6 gifts");
});
