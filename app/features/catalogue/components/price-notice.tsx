import { joinClasses } from "#app/ui/class-names.ts";
import { API_PRICE_NOTICE } from "../prices.ts";

interface PriceNoticeProps {
  gifts: readonly { priceAsOf?: string | null }[];
  className?: string;
}

/** Shows the sentence that prices with a stamp require, or nothing where none of the gifts has a stamp. */
export function PriceNotice({ gifts, className }: PriceNoticeProps) {
  if (!gifts.some(({ priceAsOf }) => priceAsOf)) return null;
  return <p className={joinClasses("max-w-measure text-xs leading-snug text-soft-ink", className)}>{API_PRICE_NOTICE}</p>;
}
