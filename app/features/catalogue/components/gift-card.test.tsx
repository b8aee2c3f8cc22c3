import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { GiftCardTile, type ShownGift } from "./gift-card.tsx";
import { GiftGrid } from "./gift-grid.tsx";

const gift: ShownGift = {
  id: "g1",
  name: "Tea tin",
  image: "/media/abc",
  inStock: true,
  priceCents: 1250,
  currency: CURRENCY,
  priceTier: "Little Treat",
  priceRange: "Under $15",
  badges: ["Tea", "Reusable", "Vintage"],
};

const render = (shown: ShownGift) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <GiftCardTile gift={shown} />
    </MemoryRouter>,
  );

test("spec: a card has image, name, price, at most 3 badges and a View link to /gifts/{id}, its one real link", () => {
  const html = render(gift);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/gifts\/g1"[^>]*>View<span class="sr-only"> Tea tin<\/span><\/a>/);
  expect(html).toMatch(/<h3[^>]*>Tea tin<\/h3>/);
  expect(html).toContain("$12.50");
  expect(html).toContain("Little Treat: under $15");
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).toContain('srcSet="/media/abc/320.avif 320w,/media/abc/640.avif 640w"');
});

test("a gift without a price shows its tier alone, with the bounds that it has; without a tier, nothing", () => {
  const html = render({ ...gift, priceCents: null });
  expect(html).not.toContain("$12.50");
  expect(html).toContain("Little Treat: under $15");
  expect(render({ ...gift, priceCents: null, priceRange: null })).not.toContain("$");
  expect(render({ ...gift, priceCents: null, priceTier: null, priceRange: null })).not.toContain("Little Treat");
});

test("what is out of stock says so", () => {
  expect(render({ ...gift, inStock: false })).toContain("Out of Stock");
  expect(render(gift)).not.toContain("Out of Stock");
});

test("an outside picture is linked without a referrer, never asked for in sizes of ours; the place of a missing one is filled", () => {
  const html = render({ ...gift, image: "https://store.example/a.jpg" });
  expect(html).toMatch(/<img [^>]*src="https:\/\/store.example\/a.jpg"/);
  expect(html).toContain('referrerPolicy="no-referrer"');
  expect(html).not.toContain("srcSet");
  for (const image of [null, "a.jpg", "javascript:x"]) {
    expect(render({ ...gift, image })).toContain('<span class="no-picture gift-card-picture" aria-hidden="true">');
    expect(render({ ...gift, image })).not.toContain("<img");
  }
});

test("O1: a page of 50 cards carries no style attribute and less than 1.2 kB a card", () => {
  const gifts = Array.from({ length: 50 }, (_, n) => ({
    ...gift,
    id: crypto.randomUUID(),
    image: `/media/${crypto.randomUUID()}`,
    name: `Gift number ${n}`,
  }));
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <GiftGrid gifts={gifts} />
    </MemoryRouter>,
  );
  expect(html).not.toMatch(/ style=/);
  expect(html.length / gifts.length).toBeLessThan(1200);
});
