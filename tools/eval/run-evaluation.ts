import { type AnswerQuality, judgeAnswer } from "./answer-quality.ts";
import { type Finder, fullTextFinder, miniSearchFinder, oramaFinder } from "./baselines.ts";
import { VARIANTS } from "./catalogue-variants.ts";
import { type Engine, loadEngine } from "./engine.ts";
import { readEvalData } from "./eval-data.ts";
import { type ListedGift, loadVariant, withEvalDatabase } from "./eval-database.ts";
import type { EvalData, Split } from "./eval-types.ts";
import { printMisunderstandings, printWorstAnswers } from "./worst-answers.ts";
import { ENGINE, reportUnderstanding, reportVariant, reportVerdicts, type SlotScores } from "./report.ts";
import { scoreUnderstanding } from "./understanding.ts";

interface Wishes {
  showsWorst: boolean;
  asksFresh: boolean;
}

/** Answers briefs on every variant of the catalogue, by the gift finder and by the baselines, and prints the tables. */
export async function runEvaluation({ showsWorst, asksFresh }: Wishes): Promise<void> {
  const all = await readEvalData();
  const data = { ...all, briefs: all.briefs.filter(({ split }) => asksFresh || split !== "fresh") };
  const engine = await loadEngine();
  if (engine === null) console.log("The gift finder is not there: baselines only.");
  const count = (part: Split) => data.briefs.filter(({ split }) => split === part).length;
  console.log(
    `${count("open")} open, ${count("held-back")} held-back, ${count("once fresh")} once fresh and ${count("fresh")} fresh briefs; ${data.gifts.length} gifts.`,
  );
  const verdicts = engine === null ? [] : reportUnderstanding(scoreAll(data, engine, showsWorst));
  await withEvalDatabase(async () => {
    for (const variant of VARIANTS) {
      const answers = await answerAll(await loadVariant(variant), data, engine);
      verdicts.push(...reportVariant(variant, answers));
      if (showsWorst && engine !== null) printWorstAnswers(variant, answers[ENGINE] ?? [], data);
    }
  });
  if (engine !== null) reportVerdicts(verdicts);
}

function scoreAll(data: EvalData, engine: Engine, showsWorst: boolean): SlotScores[] {
  const describe = (text: string) => JSON.stringify(engine.translate(engine.understand(text)));
  const scores = data.briefs.map((brief) => ({
    brief,
    scores: scoreUnderstanding(brief, engine.translate(engine.understand(brief.text)), data.exclusions),
  }));
  if (showsWorst) printMisunderstandings(scores, describe);
  return scores;
}

async function answerAll(gifts: readonly ListedGift[], data: EvalData, engine: Engine | null): Promise<Record<string, AnswerQuality[]>> {
  const listed = new Map(gifts.map((gift) => [gift.id, gift]));
  const finders: Record<string, Finder> = {
    "PostgreSQL full text": await fullTextFinder(gifts),
    MiniSearch: miniSearchFinder(gifts),
    Orama: await oramaFinder(gifts),
  };
  if (engine !== null) finders[ENGINE] = async ({ text }) => (await engine.find(engine.understand(text))).gifts.map(({ id }) => id);
  const answers: Record<string, AnswerQuality[]> = {};
  for (const [name, find] of Object.entries(finders)) {
    const judged: AnswerQuality[] = [];
    for (const brief of data.briefs) judged.push(judgeAnswer(brief, await find(brief), listed, data));
    answers[name] = judged;
  }
  return answers;
}
