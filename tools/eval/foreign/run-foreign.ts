import { writeFile } from "node:fs/promises";
import path from "node:path";
import { config } from "#app/platform/config.server.ts";
import { hasTags } from "../without-tags.ts";
import { askProgram } from "../ask-program.ts";
import { EVAL_TODAY } from "../eval-data.ts";
import type { ShopGuess, ShopQuestion, ShopReply } from "./answer-briefs.ts";
import { type Figures, listUnknownKeys, measureAnswers } from "./figures.ts";
import { byKey, type ForeignBrief, type Half, type Judgements, JudgementsError, keysOf, type Named, readJudgements } from "./judgements.ts";
import { readModelReadings } from "./model-readings.ts";
import { openCatalogue, type ShopKind } from "./shop.ts";

interface ForeignOptions {
  catalogue: string;
  judgements: string;
  half: Half | "both";
  /** A file with what a language model has read. */
  readings?: string | undefined;
  /** Makes the shop of those gifts alone that the file of readings names, and asks the briefs that have a grade for one of them. */
  isOnlyRead?: boolean;
  /** A file to write the figures to, as JSON. */
  out?: string | undefined;
}

const PROGRAM = path.resolve("tools/eval/foreign/answer-briefs.ts");

/** The figures of one system on one form of the catalogue. */
export interface SystemFigures extends Figures {
  system: string;
  half: Half;
  tags: "as is" | "stripped";
}
export interface Report {
  systems: SystemFigures[];
  /** What an import with `--categorize` guesses without the file's tags. */
  guesses: ShopGuess[];
}

/** Measures the finder and two search engines on somebody's catalogue and judgements, and prints the figures. */
export async function measureForeign({
  catalogue,
  judgements: file,
  half,
  readings,
  isOnlyRead = false,
  out,
}: ForeignOptions): Promise<void> {
  const only = isOnlyRead ? listReadKeys(readings) : null;
  const judgements = readJudgements(file);
  const { isTagged, kept } = await lookThrough(catalogue, only);
  const isAsked = ({ grades, text }: ForeignBrief) => kept === null || kept.some((gift) => byKey(grades, keysOf(gift, text)) !== undefined);
  const briefs = judgements.briefs
    .filter((brief) => (half === "both" || brief.half === half) && isAsked(brief))
    .map((brief) => ({ ...brief, day: brief.day ?? judgements.day ?? EVAL_TODAY }));
  if (briefs.length === 0) throw new JudgementsError(`${file} has no ${half} brief`);
  const report: Report = { systems: [], guesses: [] };
  // A file without tags is the same with them stripped.
  for (const isStripped of isTagged ? [false, true] : [true]) {
    const base: ShopKind = {
      catalogue: path.resolve(catalogue),
      isStripped,
      isCategorized: false,
      readBy: "readers",
      readings: null,
      only,
    };
    await measureShops(report, judgements, briefs, listShops(base, readings), async () => {
      // A shop takes minutes: what is measured is kept as it comes.
      if (out !== undefined) await writeFile(out, `${JSON.stringify(report, null, 1)}\n`);
    });
  }
  console.table(report.systems.map(describeFigures));
}

/** Returns whether a file has tags, and which of its gifts have one of the keys; null where all are kept. */
async function lookThrough(catalogue: string, only: readonly string[] | null): Promise<{ isTagged: boolean; kept: Named[] | null }> {
  let isTagged = false;
  const kept: Named[] = [];
  for await (const { values } of (await openCatalogue(catalogue)).rows()) {
    if (values === null) continue;
    isTagged ||= hasTags(values);
    const gift = { externalId: values.external_id ?? null, slug: values.slug ?? "", name: values.name ?? "" };
    if (only !== null && keysOf(gift, "").some((key) => only.includes(key))) kept.push(gift);
  }
  return { isTagged, kept: only === null ? null : kept };
}

/** Returns the keys by which a file of readings names its gifts. */
function listReadKeys(readings: string | undefined): string[] {
  if (readings === undefined) throw new JudgementsError("--only-read needs --readings FILE.jsonl");
  return readModelReadings(readings).map(({ gift }) => gift);
}

function listShops(base: ShopKind, readings: string | undefined): [name: string, kind: ShopKind][] {
  const hasModel = readings !== undefined || config().productModel !== null;
  return [
    ["finder", base],
    ["finder, --categorize", { ...base, isCategorized: true }],
    ["finder, words alone", { ...base, isCategorized: true, readBy: "words" }],
    ...(hasModel
      ? [
          ["finder, read by a model", { ...base, readBy: "model", readings: readings === undefined ? null : path.resolve(readings) }] as [
            string,
            ShopKind,
          ],
        ]
      : []),
  ];
}

async function measureShops(
  report: Report,
  judgements: Judgements,
  briefs: readonly ForeignBrief[],
  shops: readonly [string, ShopKind][],
  keep: () => Promise<void>,
): Promise<void> {
  for (const [place, [name, kind]] of shops.entries()) {
    const question: ShopQuestion = { ...kind, briefs: [...briefs], withEngines: place === 0 };
    const { gifts, answers, guesses } = await askProgram<ShopReply>(PROGRAM, question);
    if (place === 0 && kind.only === null && report.systems.length === 0) warnOfUnknown(judgements, gifts);
    if (kind.isCategorized && kind.readBy === "readers") report.guesses = guesses;
    for (const [system, answered] of Object.entries(answers))
      for (const half of ["open", "held-back"] as const) {
        const asked = briefs.filter((brief) => brief.half === half);
        if (asked.length === 0) continue;
        report.systems.push({
          system: system === "finder" ? name : system,
          half,
          tags: kind.isStripped ? "stripped" : "as is",
          ...measureAnswers(judgements, asked, gifts, new Map(Object.entries(answered))),
        });
      }
    await keep();
  }
}

function warnOfUnknown(judgements: Judgements, gifts: ShopReply["gifts"]): void {
  const unknown = listUnknownKeys(judgements, gifts);
  if (unknown.length === 0) return;
  const named = new Set(judgements.briefs.flatMap(({ grades }) => Object.keys(grades))).size;
  console.error(`${unknown.length} of ${named} graded gifts are not in the catalogue, such as "${unknown[0]}"`);
}

const percent = (value: number) => (Number.isNaN(value) ? "–" : `${(value * 100).toFixed(1)} %`);
const number = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(3));

function describeFigures({ system, half, briefs, tags, ndcg, precision, ...shares }: SystemFigures): Record<string, string | number> {
  return {
    half,
    briefs,
    tags,
    system,
    "nDCG@10": number(ndcg),
    "P@5 on a named interest": number(precision),
    "age clashes": percent(shares.ageClashes),
    "children's to adults": percent(shares.childrensToAdults),
    empty: percent(shares.empty),
    "limits kept": percent(shares.limitsRespected),
    "good of six": percent(shares.good),
    wrong: percent(shares.wrong),
    graded: percent(shares.graded),
  };
}
