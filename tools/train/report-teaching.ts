import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fitCorrection } from "#app/features/finder/read/learnt/fit/fit-correction.ts";
import type { LinearReader } from "#app/features/finder/read/learnt/reader.ts";
import type { WordVectors } from "#app/features/finder/read/learnt/word-vectors.ts";
import { type Asked, askedOf } from "#app/features/finder/teach/asked-claims.ts";
import { lessonOf } from "#app/features/finder/teach/train-reader.ts";
import { chooseTelling } from "#app/features/finder/teach/telling-gifts.ts";
import { drawLines } from "./draw-lines.ts";
import type { Example } from "./examples.ts";
import { fitReader } from "./fit-reader.ts";
import { SHOP_NAMES, splitByShop } from "./made-up-shops.ts";
import { measureReaders, type ReaderFigures, TOPIC_KINDS } from "./measure-reader.ts";
import { answerAs, type Owner, OWNERS } from "./simulate-owner.ts";

const TAUGHT = [50, 100, 200, 400];
/** Products of a shop that are never taught, to measure on. */
const HELD = 450;

interface Line {
  shop: string;
  owner: string;
  taught: number;
  figures: ReaderFigures;
}

/** Lets made-up shops teach readers that were trained without their products, measures on what was not taught, and writes what came out. */
export function reportTeaching(folder: string, examples: readonly Example[], vectors: WordVectors): void {
  const lines = SHOP_NAMES.flatMap((shop) => {
    const { own, others } = splitByShop(shop, examples);
    return measureShop(shop, fitReader(others, vectors), own.slice(0, HELD), own.slice(HELD));
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "teaching.md"), [HEAD, ...lines.map(rowOf)].join("\n"));
  writeFileSync(path.join(folder, "teaching.svg"), plotOf(lines));
}

function measureShop(shop: string, base: LinearReader, held: readonly Example[], pool: readonly Example[]): Line[] {
  const asked = pool.map(({ product }) => askedOf(base, product.name, product.text, () => true));
  const told = chooseTelling(asked, [], Math.max(...TAUGHT));
  const inOrder = pool.map((_, place) => place);
  const before: Line = { shop, owner: "nobody", taught: 0, figures: measureReaders([{ reader: base, examples: held }]) };
  const teach = (owner: Owner, taught: number, places: readonly number[], name: string = owner): Line => {
    const lessons = places
      .slice(0, taught)
      .map((place) => lessonOf(base, answerAs(owner, base, pool[place] as Example, asked[place] as Asked)));
    const line = {
      shop,
      owner: name,
      taught: lessons.length,
      figures: measureReaders([{ reader: fitCorrection(base, lessons).reader, examples: held }]),
    };
    console.log(rowOf(line));
    return line;
  };
  return [
    before,
    ...TAUGHT.map((taught) => teach("three steps", taught, inOrder, "three steps, gifts by chance")),
    ...OWNERS.flatMap((owner) => TAUGHT.map((taught) => teach(owner, taught, told))),
  ];
}

const HEAD = `| shop | answers | gifts | ${TOPIC_KINDS.map((kind) => `${kind}: correlation | sure | right`).join(" | ")} | child told |
|---|---|---|${"---|".repeat(3 * TOPIC_KINDS.length + 1)}`;

function rowOf({ shop, owner, taught, figures: { products, kinds, child } }: Line): string {
  const cells = TOPIC_KINDS.map((kind) => {
    const { correlation, sure } = kinds[kind];
    return `${correlation.toFixed(3)} | ${(sure.claims / products).toFixed(2)} | ${percent(sure.claims === 0 ? Number.NaN : sure.right / sure.claims)}`;
  });
  return `| ${shop} | ${owner} | ${taught} | ${cells.join(" | ")} | ${percent(child.right)} |`;
}

function percent(share: number): string {
  return Number.isNaN(share) ? "–" : `${(100 * share).toFixed(1)} %`;
}

function plotOf(lines: readonly Line[]): string {
  const meanOf = (some: readonly Line[]) =>
    some.reduce((sum, { figures }) => sum + figures.kinds.interest.correlation, 0) / Math.max(1, some.length);
  const at = (owner: string, place: number) => lines.filter((line) => line.owner === owner && (TAUGHT[place] === line.taught || place < 0));
  return drawLines({
    title: "Correlation of interests with held-back labels by gifts taught, mean of the shops",
    across: "Gifts taught",
    axis: "counts",
    lines: OWNERS.map((owner) => ({
      name: owner,
      points: [[0, meanOf(at("nobody", -1))] as const, ...TAUGHT.map((taught, place) => [taught, meanOf(at(owner, place))] as const)],
    })),
  });
}
