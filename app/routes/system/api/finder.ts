import { giftPath } from "#app/features/catalogue/addresses.ts";
import { cleanName } from "#app/features/catalogue/gift-tags.ts";
import { chipsOf } from "#app/features/finder/brief/chips.ts";
import { FOLLOW_UP } from "#app/features/finder/results/follow-up.ts";
import { findNotes } from "#app/features/finder/results/find-notes.server.ts";
import { presumptionsOf } from "#app/features/finder/results/presumptions.ts";
import { recordUnmetBrief } from "#app/features/finder/results/unmet-demand.commands.server.ts";
import { FEW_GIFTS } from "#app/features/finder/results/unmet-demand.ts";
import { findRerankedGifts } from "#app/features/finder/model/improve-result.server.ts";
import type { FinderResult } from "#app/features/finder/types.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { runInBackground } from "#app/platform/run-in-background.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/finder";
import { readFinderQuestion } from "./finder-request.server.ts";
import { dollarsOf } from "./shapes.ts";

/** POST /api/v1/finder: from the description of a person to gifts that fit, with reasons. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throwPageError(405, {}, { allow: "POST" });
  const question = await readFinderQuestion(request, context.get(requestInfoContext));
  const result = await findRerankedGifts(question);
  if (question.limit >= FEW_GIFTS) runInBackground(recordUnmetBrief(result.brief, result));
  return Response.json({ ...toAnswer(result), notes: await findNotes(result, result.gifts) }, { headers: { "cache-control": "no-store" } });
}

/** Only POST is answered here. */
export function loader(): never {
  throwPageError(405, {}, { allow: "POST" });
}

const UNKNOWNS = ["delivery", "price"] as const;

function toAnswer({ brief, gifts, loosenings, understood, isPopular, notFound, hidden, engine, tookMs }: FinderResult) {
  const { siteUrl } = config();
  return {
    brief,
    understood,
    question: understood ? null : { text: FOLLOW_UP.text, choices: FOLLOW_UP.choices.map(({ label, person }) => ({ label, person })) },
    notFound,
    hidden,
    assumptions: [...chipsOf(brief).filter(({ source }) => source === "assumed"), ...presumptionsOf(brief)].map(({ label }) => label),
    gifts: gifts.map(({ id, name, priceCents, currency, score, reasons, caveats }) => ({
      id,
      name: cleanName(name),
      price: dollarsOf(priceCents, currency),
      url: siteUrl + giftPath(id),
      score: Math.round(score * 1000) / 1000,
      reasons,
      unknown: UNKNOWNS.filter((what) => caveats.includes(`${what}-unknown`)),
      isPopular,
      isBelowBudget: caveats.includes("a-little-below") || caveats.includes("far-below"),
    })),
    loosenings,
    engine,
    tookMs,
  };
}
