import { formatPrice } from "#app/features/catalogue/rules.ts";

/** Formats US cents as shoppers write them: "$40", "$42.50". */
export function formatShortPrice(cents: number): string {
  return formatPrice(cents).replace(/\.00$/, "");
}
