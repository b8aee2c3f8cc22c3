import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { askProgram } from "../ask-program.ts";
import type { Answers, Question, Reply, Request } from "./judge-types.ts";
import { readStoredGrades } from "./stored-grades.ts";
import { listShop, makePools, makeReasonPools } from "./make-pools.ts";
import { type Half, readRequests } from "./requests.ts";

const SHOWN = 6;
const PROGRAM = path.resolve("tools/eval/judge/answer-requests.ts");
/** The file beside the pools that says which system has shown what; readers leave it closed. */
export const SEALED_FILE = "sealed.json";
/** The folder beside the pools with the reasons. They tell which gifts are ours, so readers open it when all gifts are graded. */
export const REASONS_FOLDER = "reasons";

export interface Sealed {
  catalogue: string;
  requests: Request[];
  systems: Record<string, Answers>;
}

interface PoolOptions {
  catalogue: string;
  requests: string;
  half: Half;
  first: number;
  /** The folder of another checkout whose finder answers too. */
  beside?: string | undefined;
  out: string;
}

/** Answers requests with the code of another checkout (or this one), in a process and a database of its own. */
function askCheckout(folder: string, question: Omit<Question, "reply">): Promise<Reply> {
  return askProgram<Reply>(PROGRAM, question, folder);
}

/** Asks every system, and writes a pool for each request with the grades that are known already, and the whole shop beside them. */
export async function writePools({ catalogue, requests: file, half, first, beside, out }: PoolOptions): Promise<void> {
  const requests = readRequests(file, half).slice(0, first);
  const question = { catalogue: catalogue === "demo" ? catalogue : path.resolve(catalogue), requests, shown: SHOWN };
  const { gifts, answers } = await askCheckout(".", { ...question, withEngines: true });
  const { finder: ours = {}, ...engines } = answers;
  const systems: Record<string, Answers> = { "ours now": ours, ...engines };
  if (beside !== undefined) systems["ours beside"] = (await askCheckout(beside, { ...question, withEngines: false })).answers.finder ?? {};
  const judgements = readStoredGrades(catalogue);
  await mkdir(out, { recursive: true });
  let toGrade = 0;
  for (const pool of makePools(requests, gifts, systems)) {
    for (const gift of pool.gifts) {
      gift.grade = judgements.gradeOf(pool.request, gift.name);
      if (gift.grade === null) toGrade += 1;
    }
    await writeFile(path.join(out, `${pool.id}.json`), `${JSON.stringify(pool, null, 2)}\n`);
  }
  await mkdir(path.join(out, REASONS_FOLDER), { recursive: true });
  for (const pool of makeReasonPools(requests, gifts, systems)) {
    for (const one of pool.reasons) one.isBad = judgements.isBadReason(pool.request, one);
    await writeFile(path.join(out, REASONS_FOLDER, `${pool.id}.json`), `${JSON.stringify(pool, null, 2)}\n`);
  }
  await writeFile(path.join(out, "shop.txt"), listShop(gifts));
  const sealed: Sealed = { catalogue, requests, systems };
  await writeFile(path.join(out, SEALED_FILE), JSON.stringify(sealed));
  console.log(`${requests.length} pools in ${out}: ${toGrade} gifts to grade, the others have been graded before.`);
}
