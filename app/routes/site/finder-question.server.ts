import { z } from "zod";
import { listOfferedChoices } from "#app/features/finder/results/offered-choices.queries.server.ts";
import { briefLink, isSentenceAlone, readBrief, readQuestion, unreadBriefLink } from "#app/features/finder/results/questions.ts";
import { FINDER_TEXTS } from "#app/features/finder/results/screen-texts.ts";
import type { StepChoices } from "#app/features/finder/results/screen-types.ts";
import { listStepChoices } from "#app/features/finder/results/steps.ts";
import { MAX_TEXT_LENGTH } from "#app/features/finder/constants.ts";
import type { Brief } from "#app/features/finder/types.ts";
import type { FinderExamples } from "#app/features/settings/types.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { RequestInfo } from "#app/platform/request-context.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import { cutText } from "#app/platform/text.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { runBesideOthers } from "#app/platform/work/steps.ts";
import { countAnswer, countFinderQuestion } from "./finder-limit.server.ts";

/** The fields of a form with sentences that are read anew, the newest first; `words` are the sentences so far. */
const SENTENCES = ["more", "text", "q", "words"];

/** Reads the fields of the finder's form, some of which it has several times; those that it does not know are left out, as in an address. */
export const questionForm = z.array(z.tuple([z.string(), z.string()])).transform((fields) => new URLSearchParams(fields));

/** Returns the fields with sentences that are together as long as one may be: they are understood at once, while everybody else waits. */
export function withinOneLength(fields: URLSearchParams): URLSearchParams {
  const cut = new URLSearchParams(fields);
  let room = MAX_TEXT_LENGTH;
  for (const name of SENTENCES) {
    const sentence = fields.get(name);
    if (sentence === null) continue;
    const kept = cutText(sentence, room);
    // What was said before and finds no room is left to what the form has carried along of it.
    if (kept === "" && sentence !== "") cut.delete(name);
    else cut.set(name, kept);
    room -= kept.length;
  }
  return cut;
}

/** What the finder's form shows to somebody who has to wait. */
export interface TooManyBriefs {
  choices: StepChoices;
  said: string;
  remark: string;
  ideas: [];
  isTrending: false;
  examples: FinderExamples;
}

/** Returns the form for a brief that comes too soon, with what was typed. */
export async function refuseBrief(brief: Brief, said: string): Promise<TooManyBriefs> {
  const [choices, { examples }] = await Promise.all([listOfferedChoices(), findSettings()]);
  return { choices: listStepChoices(brief, choices), said, remark: FINDER_TEXTS.tooMany, ideas: [], isTrending: false, examples };
}

export type FinderAnswer = { ok: true; address: string } | { ok: false; waitSeconds: number; start: TooManyBriefs };

/**
 * Returns the URL of the result for the fields of a form or of a link. They are counted first (R4), and understood in their turn; the result's
 * page counts as the same brief.
 */
export async function answerQuestion(sent: URLSearchParams, { clientAddress, country }: RequestInfo): Promise<FinderAnswer> {
  const fields = withinOneLength(sent);
  const waitSeconds = await countFinderQuestion(fields, clientAddress);
  if (waitSeconds !== null) {
    const said = [...SENTENCES, "said"].map((name) => fields.get(name) ?? "").find((sentence) => sentence !== "") ?? "";
    return { ok: false, waitSeconds, start: await refuseBrief(readBrief(fields), said) };
  }
  const { languageModel } = config();
  const settings = await findSettings();
  const today = readTodayIn(settings.timeZone);
  const circumstances = { today, country: country() ?? settings.country };
  const question = await doDearWork("understanding", () => runBesideOthers(readQuestion(fields, circumstances)));
  // A sentence alone has been to the language model already, or comes from a link; asking the model again would go round in circles.
  const address = languageModel === null || isSentenceAlone(sent) ? briefLink(question.brief) : unreadBriefLink(question);
  countAnswer(address, clientAddress);
  return { ok: true, address };
}
