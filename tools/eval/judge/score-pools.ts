import path from "node:path";
import { readdir, readFile } from "node:fs/promises";
import { readStoredGrades, keepGrades, pairHash } from "./stored-grades.ts";
import type { Answers, Pool, ReasonPool, Request } from "./judge-types.ts";
import { keyOf } from "./make-pools.ts";
import { comparePreferences, scoreAnswers, type Figures, type Judged } from "./score-answers.ts";
import { REASONS_FOLDER, SEALED_FILE, type Sealed } from "./write-pools.ts";

const SHOWN = 6;
const percent = (share: number | null) => (share === null ? "" : `${(share * 100).toFixed(1)} %`);

/** Reads the pools of a folder, of gifts or of reasons. */
async function readPools<Some>(folder: string): Promise<Some[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json") && file !== SEALED_FILE).toSorted();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), "utf8")) as Some));
}

/** Prints how good each system is by the grades in a folder of pools, and keeps these by hash under `name` where one is given. */
export async function scorePools(folder: string, name: string | undefined): Promise<void> {
  const pools = await readPools<Pool>(folder);
  const reasonPools = await readPools<ReasonPool>(path.join(folder, REASONS_FOLDER));
  const { catalogue, requests, systems } = JSON.parse(await readFile(path.join(folder, SEALED_FILE), "utf8")) as Sealed;
  const namesByKey = await readShop(folder);
  if (name !== undefined) console.log(`${keepGrades(name, pools, reasonPools, namesByKey)} grades are kept as ${name}.`);
  const judged = judgedBy(pools, namesByKey, catalogue);
  const answered = requests.filter(({ text }) => isJudged(text, pools, judged));
  console.table(
    Object.fromEntries(
      Object.entries(systems).map(([system, answers]) => [
        system,
        { ...describe(scoreAnswers(answered, answers, judged, SHOWN)), ...badReasons(answered, answers, reasonPools) },
      ]),
    ),
  );
  const [[first, ours] = ["", {}], ...others] = Object.entries(systems);
  console.table(
    Object.fromEntries(
      others.map(([system, answers]) => [`${first}, beside ${system}`, comparePreferences(answered, [ours, answers], judged, SHOWN)]),
    ),
  );
}

function isJudged(request: string, pools: readonly Pool[], judged: Judged): boolean {
  return pools.some((pool) => pool.request === request && pool.gifts.some(({ name }) => judged.gradeOf(request, name) !== null));
}

async function readShop(folder: string): Promise<Map<string, string>> {
  const lines = (await readFile(path.join(folder, "shop.txt"), "utf8")).split("\n").filter((line) => line !== "");
  const names = lines.map((line) => line.slice(line.indexOf("  ") + 2, line.lastIndexOf(" · ")));
  return new Map(names.map((giftName) => [keyOf(giftName), giftName]));
}

/** Joins what a folder's readers say with what is kept from before. */
function judgedBy(pools: readonly Pool[], namesByKey: ReadonlyMap<string, string>, catalogue: string): Judged {
  const kept = readStoredGrades(catalogue);
  const best = new Set(pools.flatMap((pool) => pool.best.map((named) => pairHash(pool.request, namesByKey.get(named) ?? named))));
  const here = new Map(pools.flatMap((pool) => pool.gifts.map(({ name, grade }) => [pairHash(pool.request, name), grade])));
  return {
    gradeOf: (request, name) => here.get(pairHash(request, name)) ?? kept.gradeOf(request, name),
    isBest: (request, name) => best.has(pairHash(request, name)) || kept.isBest(request, name),
  };
}

/** Returns figures as a row of a table. */
export function describe({ mean, strictMean, good, wrong, bestShown, shown, ungraded }: Figures): Record<string, string | number> {
  return {
    mean: mean.toFixed(2),
    "ungraded as 0": strictMean.toFixed(2),
    good: percent(good),
    wrong: percent(wrong),
    "of the best": percent(bestShown),
    shown,
    ungraded,
  };
}

/** Returns the share of bad reasons among those that a reader has read. */
export function badReasons(requests: readonly Request[], answers: Answers, pools: readonly ReasonPool[]): Record<string, string> {
  const read = requests.flatMap(({ id }) => {
    const reasons = pools.find((pool) => pool.id === id)?.reasons ?? [];
    return (answers[id] ?? []).flatMap(
      ({ name, reason }) => reasons.find((one) => one.name === name && one.reason === reason)?.isBad ?? [],
    );
  });
  const bad = read.filter(Boolean).length;
  return { "bad reasons": read.length === 0 ? "" : `${bad} of ${read.length} (${percent(bad / read.length)})` };
}
