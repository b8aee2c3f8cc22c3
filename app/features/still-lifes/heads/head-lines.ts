import { HOME_HEADS } from "./home-heads.ts";
import { LEISURE_HEADS } from "./leisure-heads.ts";
import { OTHER_HEADS } from "./other-heads.ts";
import { WEARING_HEADS } from "./wearing-heads.ts";

/** A kind with the words that name its things. */
export interface HeadLine {
  kind: string;
  heads: readonly string[];
}

/** Every line of the tables of heads; of a head that stands in two, the first counts. */
export const HEAD_LINES: readonly HeadLine[] = `${HOME_HEADS}${WEARING_HEADS}${LEISURE_HEADS}${OTHER_HEADS}`
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => {
    const [kind = "", heads = ""] = line.split(": ");
    return { kind, heads: heads.split(", ") };
  });
