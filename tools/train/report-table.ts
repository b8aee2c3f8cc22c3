import { type Bin, type ReaderFigures, TOPIC_KINDS } from "./measure-reader.ts";

/** Returns the figures of readers trained on more and more labels as Markdown; the calibration is that of the last. */
export function reportTable(
  curve: readonly (readonly [labels: number, figures: ReaderFigures])[],
  agreement: Readonly<Record<string, number>>,
  repeated: number,
): string {
  const last = curve.at(-1)?.[1];
  if (last === undefined) return "";
  const lines = [
    `Measured on ${last.products} products, each read by a reader that has not seen its post.`,
    "",
    "| labels | " +
      TOPIC_KINDS.map((kind) => `${kind}: correlation | sure | right`).join(" | ") +
      " | child told | children's called adults' | adults' called children's |",
    `|${"---|".repeat(TOPIC_KINDS.length * 3 + 4)}`,
    ...curve.map(
      ([labels, { kinds, child, products }]) =>
        `| ${labels} | ${TOPIC_KINDS.map((kind) => `${kinds[kind].correlation.toFixed(3)} | ${(kinds[kind].sure.claims / products).toFixed(2)} | ${rightOf(kinds[kind].sure)}`).join(" | ")} | ${percent(child.right)} | ${percent(child.calledAdults)} | ${percent(child.calledChilds)} |`,
    ),
    "",
    "Sure: claims with a confidence of 0.8 and more, for each product. Right: the label's weight is 4 of 10 or more.",
    "",
    "| confidence | " + TOPIC_KINDS.map((kind) => `${kind}: claims | right`).join(" | ") + " |",
    `|${"---|".repeat(TOPIC_KINDS.length * 2 + 1)}`,
    ...last.kinds.interest.bins.map(
      (_, bin) =>
        `| ${(bin / 10).toFixed(1)} to ${((bin + 1) / 10).toFixed(1)} | ${TOPIC_KINDS.map((kind) => `${last.kinds[kind].bins[bin]?.claims} | ${rightOf(last.kinds[kind].bins[bin])}`).join(" | ")} |`,
    ),
    "",
    `Labelled twice: ${repeated} products. Correlation of the two: ${Object.entries(agreement)
      .map(([field, value]) => `${field} ${value.toFixed(2)}`)
      .join(", ")} (child: share told alike).`,
    "",
  ];
  return lines.join("\n");
}

function rightOf(bin: Bin | undefined): string {
  return bin === undefined || bin.claims === 0 ? "–" : percent(bin.right / bin.claims);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
