import type { Brief, FoundGift, GiftReading } from "../types.ts";
import { explainGift } from "./explain.ts";
import type { Score } from "./score.ts";

/** A gift that was read and scored for a brief, as a result tells of it. */
export function toFoundGift({ reading, score, parts }: Score & { reading: GiftReading }, brief: Brief): FoundGift {
  const { id, name, priceCents } = reading.profile;
  return { id, name, priceCents, score, reasons: explainGift(reading, brief, parts) };
}
