import type { Brief, FoundGift, GiftReading } from "../types.ts";
import { explainGift } from "./explain.ts";
import type { Score } from "./score.ts";

/** Converts a gift that was read and scored for a brief to its form in a result. */
export function toFoundGift({ reading, score, parts }: Score & { reading: GiftReading }, brief: Brief): FoundGift {
  const { id, name, statedPriceCents } = reading.profile;
  return { id, name, priceCents: statedPriceCents, score, reasons: explainGift(reading, brief, parts) };
}
