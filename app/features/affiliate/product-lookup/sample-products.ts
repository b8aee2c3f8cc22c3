import type { FoundProduct } from "#app/features/catalogue/editing/found-product.ts";
import { CURRENCY } from "#app/platform/money.ts";

const SAMPLES = [
  {
    name: "Ceramic Pour-Over Coffee Set",
    description: "A hand-glazed dripper and two cups for slow mornings.",
    priceCents: 3950,
    currency: CURRENCY,
    brand: "Sample & Co.",
  },
  {
    name: "Merino Wool Throw",
    description: "A soft throw in undyed wool, woven in a herringbone pattern.",
    priceCents: 8900,
    currency: CURRENCY,
    brand: "Sample & Co.",
  },
  {
    name: "Pocket Star Atlas",
    description: "Forty-eight fold-out maps of the night sky for garden and campsite.",
    priceCents: 1999,
    currency: CURRENCY,
    brand: "Sample Press",
  },
  {
    name: "Walnut Desk Organizer",
    description: "Five compartments and a groove for a pen, cut from one piece of walnut.",
    priceCents: 5400,
    currency: CURRENCY,
    brand: "Sample Works",
  },
] as const;

/**
 * Returns test data for a product code, always the same for the same code. The look-up answers with it where no credentials are configured.
 */
export function sampleProduct(asin: string, affiliateUrl: string): FoundProduct {
  const sum = [...asin].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const sample = SAMPLES[sum % SAMPLES.length] as (typeof SAMPLES)[number];
  return {
    ...sample,
    name: `Sample: ${sample.name}`,
    image: null,
    affiliateUrl,
    inStock: true,
    shippingDays: 2,
    source: "sample",
    note: null,
  };
}
