import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { drawLines } from "../../train/draw-lines.ts";
import { CLAIM_TAXONOMIES, type ClaimToRead, keepClaims, measureClaims, readJudgedClaims, sampleClaims } from "./claims.ts";
import { drawBars } from "./draw-bars.ts";
import { SURE_FROM, sumOf, tableOfClaims, tableOfSystems } from "./report-table.ts";
import type { Report } from "./run-foreign.ts";

/** The middle of a band of confidences, and how many guesses of it have to be read to be drawn. */
const MIDDLE = 0.05;
const LEAST_READ = 8;

async function readReport(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

/**
 * Prints how many guesses of these figures are right, as far as somebody has read them, and writes a sample to be read to `out`. `keep` is
 * such a file that was filled in.
 */
export async function reportClaims(figures: readonly string[], out: string | undefined, keep: string | undefined): Promise<void> {
  if (keep !== undefined) console.log(`${keepClaims(JSON.parse(await readFile(keep, "utf8")) as ClaimToRead[])} guesses have been read`);
  const guesses = (await Promise.all(figures.map(readReport))).flatMap((report) => report.guesses);
  const measured = measureClaims(guesses, readJudgedClaims());
  console.table(measured.map(({ taxonomy, from, read, right }) => ({ taxonomy, from, read, right, share: (right / read).toFixed(3) })));
  const sure = measured.filter(({ from }) => from >= SURE_FROM);
  console.log(`Of ${sumOf(sure, "read")} with ${SURE_FROM} and more ${sumOf(sure, "right")} are right`);
  if (out !== undefined) await writeFile(out, `${JSON.stringify(sampleClaims(guesses), null, 1)}\n`);
}

/** Draws the figures of several catalogues, each file named after its catalogue, into a folder, and writes them as one table. */
export async function drawReport(figures: readonly string[], folder: string): Promise<void> {
  const reports = await Promise.all(figures.map(async (file) => ({ name: path.basename(file, ".json"), report: await readReport(file) })));
  const bars = (value: "ndcg" | "precision" | "childrensToAdults" | "empty") =>
    reports.flatMap(({ name, report }) => {
      // What cannot be measured is null in JSON.
      const known = report.systems.flatMap(({ system, half, tags, [value]: measured }) =>
        measured === null ? [] : [{ group: `${name}, ${half}, tags ${tags}`, name: system, value: measured }],
      );
      return [...Map.groupBy(known, ({ group }) => group).values()].flat();
    });
  const write = (name: string, content: string) => writeFile(path.join(folder, `${name}.svg`), content);
  await write("real-shops-ndcg", drawBars({ title: "nDCG@10", bars: bars("ndcg") }));
  await write("real-shops-precision", drawBars({ title: "Precision of the first five on a named interest", bars: bars("precision") }));
  await write("real-shops-children", drawBars({ title: "Children's things of what adults are shown", bars: bars("childrensToAdults") }));
  await write("real-shops-empty", drawBars({ title: "Answers without any gift", bars: bars("empty") }));
  const measured = measureClaims(
    reports.flatMap(({ report }) => report.guesses),
    readJudgedClaims(),
  );
  const lines = CLAIM_TAXONOMIES.map((taxonomy) => ({
    name: taxonomy,
    points: measured.flatMap((each): [number, number][] =>
      each.taxonomy === taxonomy && each.read >= LEAST_READ ? [[each.from + MIDDLE, each.right / each.read]] : [],
    ),
  }));
  await write(
    "real-shops-calibration",
    drawLines({ title: "How many guesses of a confidence are right", across: "confidence", axis: "shares", lines }),
  );
  await writeFile(path.join(folder, "real-shops.md"), `${tableOfSystems(reports)}\n${tableOfClaims(measured)}`);
}
