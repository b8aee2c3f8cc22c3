import { toDollarText } from "#app/platform/money.ts";
import type { SourceRow } from "../import.commands.server.ts";
import type { PastedGifts } from "./pasted-gifts.ts";

/**
 * Returns the products as rows of a catalogue file, whose lines are counted from 1. What comes from a store's API is a draft in any case: its
 * words are for rewriting only.
 */
export function rowsOfPastedGifts({ state, gifts }: PastedGifts): SourceRow[] {
  return gifts.map(({ name, description, priceCents, image, affiliateUrl, brand, inStock, isFromStoreApi }, place) => ({
    line: place + 1,
    cells: [],
    isFromStoreApi,
    values: {
      name,
      description: description ?? "",
      price: priceCents === null ? "" : toDollarText(priceCents),
      image: image ?? "",
      affiliate_url: affiliateUrl,
      brand_name: brand ?? "",
      in_stock: inStock === null ? "" : String(inStock),
      state: isFromStoreApi ? "draft" : state,
    },
  }));
}
