// Says what the demo shop's answers are worth after each of some changes of the finder's source, which is read with another number and not touched.
import { readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { RANKING } from "#app/features/finder/rank/constants.ts";
import { withEvalDatabase } from "../eval-database.ts";
import { isToFit } from "./ablation.ts";
import { sourceOf, withNumber } from "./change-source.ts";
import type { Answers, Request } from "./judge-types.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { LooseConstant } from "./loose-constants.ts";
import type * as RankingTrial from "./ranking-trial.ts";
import { readRequests, REQUESTS_FILE } from "./requests.ts";
import { scoreAnswers } from "./score-answers.ts";
import { readStoredGrades, type Judgements } from "./stored-grades.ts";

/** A number to be put in a constant's place. */
export interface Change {
  constant: LooseConstant;
  value: number;
}

/**
 * The benefit (grades less one each, a request) of the requests that are fitted on, of those that prove, and of those that were held back once,
 * where only what has a grade counts; and how many answers are others than without a change.
 */
export interface Worth {
  fit: number;
  proof: number;
  heldBack: number;
  changed: number;
}

const SHOWN = 6;
const CHANGED_FOLDERS = /\/app\/features\/finder\/(?:rank|ask|results)\/.*\.ts$/;
/** What the search for candidates, or what is counted of the catalogue, depends on. */
const SEARCHES = /^rank\/(?:candidate|relevance\/(?:gift|wanted)-terms)|^ask\/(?:usual-price|assume)/;
const CHANGE = /\?change=(\d+)$/;

/** Has every change load the folders that it may concern anew. */
function loadChanged(changes: readonly Change[]): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const [query] = CHANGE.exec(context.parentURL ?? "") ?? [];
      return query !== undefined && CHANGED_FOLDERS.test(found.url) ? { ...found, url: found.url + query } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      const change = changes[Number(CHANGE.exec(url)?.[1])];
      if (change === undefined || !url.replace(CHANGE, "").endsWith(`/app/features/finder/${change.constant.file}`)) return loaded;
      return { ...loaded, source: withNumber(sourceOf(change.constant.file), change.constant, change.value) };
    },
  });
}

function worthOf(requests: readonly Request[], answers: Answers, before: Answers, judgements: Judgements): Worth {
  const complete = requests.filter(({ text }) => judgements.isComplete(text));
  const benefit = (some: readonly Request[]) => {
    const { mean, shown, ungraded } = scoreAnswers(some, answers, judgements, SHOWN);
    return ((mean - 1) * (shown - ungraded)) / some.length;
  };
  return {
    fit: benefit(complete.filter(isToFit)),
    proof: benefit(complete.filter((request) => !isToFit(request))),
    heldBack: benefit(requests.filter((request) => !complete.includes(request))),
    changed: requests.filter(({ id }) => !isDeepStrictEqual(answers[id], before[id])).length,
  };
}

const { changes, reply } = JSON.parse(readFileSync(0, "utf8")) as { changes: Change[]; reply: string };
loadChanged(changes);
const load = (query: string) => import(`${import.meta.dirname}/ranking-trial.ts${query}`) as Promise<typeof RankingTrial>;

const judgements = readStoredGrades("demo");
const open = readRequests(REQUESTS_FILE).filter(({ text }) => judgements.isComplete(text));
const requests = [...open, ...readRequests(REQUESTS_FILE, "once-held-back")];
await withEvalDatabase(async () => {
  await loadCatalogue("demo");
  const { prepareTrials, answerTrials } = await load("");
  const trials = await prepareTrials(requests);
  const before = answerTrials(trials, RANKING, SHOWN);
  const worths: Worth[] = [worthOf(requests, before, before, judgements)];
  for (const [place, { constant }] of changes.entries()) {
    process.stderr.write(`${constant.file} ${constant.name}: ${changes[place]?.value}\n`);
    const changed = await load(`?change=${place}`);
    const isAnew = (trial: RankingTrial.Trial) =>
      SEARCHES.test(constant.file) || (constant.file.startsWith("ask/") && !isDeepStrictEqual(changed.briefOf(trial.request), trial.brief));
    const anew = trials.filter(isAnew);
    const others = trials.filter((trial) => !anew.includes(trial));
    const asked = anew.length === 0 ? [] : await changed.prepareTrials(anew.map(({ request }) => request));
    worths.push(worthOf(requests, changed.answerTrials([...others, ...asked], RANKING, SHOWN), before, judgements));
  }
  writeFileSync(reply, JSON.stringify(worths));
});
