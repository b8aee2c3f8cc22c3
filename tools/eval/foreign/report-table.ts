import { CLAIM_TAXONOMIES, type ClaimFigures } from "./claims.ts";
import type { Report, SystemFigures } from "./run-foreign.ts";

/** From this confidence on guesses are called sure, and this share of a topic's sure ones is to be right. */
export const SURE_FROM = 0.8;
const TOPICS_RIGHT = 0.85;

/** A figure of a report, which is null in JSON where it cannot be measured. */
type Figure = number | null;
const isKnown = (value: Figure): value is number => value !== null && !Number.isNaN(value);
const number = (value: Figure) => (isKnown(value) ? value.toFixed(3) : "–");
const percent = (value: Figure) => (isKnown(value) ? `${(value * 100).toFixed(1)} %` : "–");

const HEAD = `| catalogue | half | tags | system | nDCG@10 | P@5 | age clashes | children's to adults | empty | good | wrong |
|---|---|---|---|---|---|---|---|---|---|---|
`;

/** Returns the figures of all systems on several catalogues as a table in Markdown. */
export function tableOfSystems(reports: readonly { name: string; report: Pick<Report, "systems"> }[]): string {
  const rows = reports.flatMap(({ name, report }) => report.systems.map((system) => rowOf(name, system)));
  return HEAD + rows.join("");
}

function rowOf(
  name: string,
  { half, tags, system, ndcg, precision, ageClashes, childrensToAdults, empty, good, wrong }: SystemFigures,
): string {
  const shares = [ageClashes, childrensToAdults, empty, good, wrong].map(percent);
  return `| ${[name, half, tags, system, number(ndcg), number(precision), ...shares].join(" | ")} |\n`;
}

/** Returns how precise sure guesses are, by taxonomy, as a table in Markdown. */
export function tableOfClaims(measured: readonly ClaimFigures[]): string {
  const rows = CLAIM_TAXONOMIES.map((taxonomy) => {
    const sure = measured.filter((each) => each.taxonomy === taxonomy && each.from >= SURE_FROM);
    const [read, right] = [sumOf(sure, "read"), sumOf(sure, "right")];
    return `| ${taxonomy} | ${read} | ${right} | ${read === 0 ? "–" : percent(right / read)} |\n`;
  });
  return `| guesses of ${SURE_FROM} and more | read | right | precision, of topics ≥ ${TOPICS_RIGHT * 100} % |\n|---|---|---|---|\n${rows.join("")}`;
}

/** Returns how many guesses have been read, or are right, in all. */
export function sumOf(measured: readonly ClaimFigures[], what: "read" | "right"): number {
  return measured.reduce((sum, each) => sum + each[what], 0);
}
