import { committedReader } from "../read/learnt/committed-reader.ts";
import { fitCorrection, type Gain } from "../read/learnt/fit/fit-correction.ts";
import { encodeReader } from "../read/learnt/reader-file.ts";
import { type LabelledGift, lessonOf } from "./lesson-targets.ts";

/** Has the committed reader learn from a shop's own gifts. */
export function trainReader(gifts: readonly LabelledGift[]): { weights: Uint8Array; gains: Gain[] } {
  const base = committedReader();
  const { reader, gains } = fitCorrection(
    base,
    gifts.map((gift) => lessonOf(base, gift)),
  );
  return { weights: encodeReader(reader), gains };
}
