import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { giftDetailOf } from "#tests/factories/gift-details.ts";
import type { GiftDetail } from "../types.ts";
import { GiftOverview } from "./gift-overview.tsx";

const gift = giftDetailOf({
  slug: "tea-tin",
  name: "Tea tin",
  description: "A tin for tea.",
  brandName: "Ember & Reed",
  shippingDays: 3,
  priceCents: 1250,
  priceCheckedAt: new Date("2026-11-20T08:00:00Z"),
  tags: [
    { taxonomy: "giftType", id: "t1", name: "Kitchen & Dining", slug: "kitchen-dining" },
    { taxonomy: "recipient", id: "r1", name: "Mom", slug: "mom" },
    { taxonomy: "recipient", id: "r2", name: "Sister", slug: "sister" },
    { taxonomy: "occasion", id: "o1", name: "Birthday", slug: "birthday" },
    { taxonomy: "theme", id: "h1", name: "Rustic", slug: "rustic" },
    { taxonomy: "priceTier", id: "p1", name: "Little Treat", slug: "little-treat" },
  ],
  priceRange: "Under $15",
});

const render = (changes: Partial<GiftDetail> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <GiftOverview gift={{ ...gift, ...changes }} actions={<p>actions</p>} share={<p>share</p>} />
    </MemoryRouter>,
  );

describe("spec, gift detail", () => {
  test("shows name, description, price with its day, tier, shipping and brand", () => {
    const html = render();
    for (const text of ["<h1", "Tea tin", "A tin for tea.", "$12.50", "Little Treat: under $15", "Ships in 3 days", "By Ember &amp; Reed"])
      expect(html).toContain(text);
    expect(html).toMatch(/as of <time dateTime="2026-11-20T08:00:00.000Z">Nov 20, 2026<\/time>/);
  });

  test("badges for recipient, gift type, occasion and theme lead to their categories", () => {
    const html = render();
    for (const path of ["recipient/mom", "recipient/sister", "type/kitchen-dining", "occasion/birthday", "theme/rustic"]) {
      expect(html).toContain(`href="/category/${path}?sort=fit"`);
    }
  });

  test("Out of Stock and Featured only where they are true", () => {
    expect(render()).not.toMatch(/Out of Stock|Featured/);
    expect(render({ inStock: false, isFeatured: true })).toMatch(/Featured.*Out of Stock/);
  });

  test("a price that may not be shown leaves the tier, and no day", () => {
    const html = render({ priceCents: null });
    expect(html).not.toMatch(/12\.50|as of/);
    expect(html).toContain("Little Treat: under $15");
  });

  test("what is not known is not mentioned", () => {
    const html = render({ brandName: null, shippingDays: null, description: " ", tags: [], priceRange: null, priceCents: null });
    expect(html).not.toMatch(/By |Ships|<dt|\$/);
  });

  test("one picture stands alone, with its own text where it has one", () => {
    expect(render({ image: "/media/a" })).toContain('alt="Tea tin"');
    const html = render({ image: "/media/a", imageAlt: "A tin with a lid" });
    expect(html).toContain('alt="A tin with a lid"');
    expect(html).not.toContain("Pictures of");
  });

  test("several pictures are a list with texts, in which links lead to each without JavaScript", () => {
    const pictures = [
      { image: "/media/b", alt: "The lid" },
      { image: "https://a.test/c.jpg", alt: "" },
    ];
    const html = render({ image: "/media/a", pictures });
    const ids = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    for (const alt of ["Tea tin", "The lid", "Tea tin, picture 3"]) expect(html).toContain(`alt="${alt}"`);
    expect(html).toContain('src="https://a.test/c.jpg" referrerPolicy="no-referrer"');
  });

  test("the editors' own facts stand under their labels", () => {
    expect(render({ facts: [{ label: "Clay <b>", text: "Kyoto" }] })).toMatch(/<dt[^>]*>Clay &lt;b&gt;<\/dt><dd[^>]*>Kyoto<\/dd>/);
  });

  test("a brand's page is linked only when it is a web address", () => {
    expect(render({ brandUrl: "https://ember.example" })).toContain('href="https://ember.example"');
    expect(render({ brandUrl: "javascript:alert(1)" })).not.toContain("javascript:");
  });

  test("a brand's logo is a stored picture or another site's, and no other address", () => {
    expect(render({ brandLogoUrl: "/media/uploads/logo" })).toContain('src="/media/uploads/logo/320.webp"');
    expect(render({ brandLogoUrl: "https://ember.example/logo.svg" })).toContain('src="https://ember.example/logo.svg"');
    expect(render({ brandLogoUrl: "javascript:alert(1)" })).not.toContain("javascript:");
  });
});
