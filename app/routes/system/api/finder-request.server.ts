import type { z } from "zod";
import { DEFAULT_GIFTS } from "#app/features/finder/constants.ts";
import { understandInSteps } from "#app/features/finder/ask/understand.ts";
import { mergeBriefs } from "#app/features/finder/brief/merge.ts";
import { EMPTY_BRIEF } from "#app/features/finder/brief/parts.ts";
import { type FinderQuestion } from "#app/features/finder/model/rerank-types.ts";
import { findUnknownId } from "#app/features/finder/brief/unknown-ids.ts";
import { completeBrief, finderRequestSchema } from "#app/features/finder/schema.ts";
import type { Brief } from "#app/features/finder/types.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { outcomeOf } from "#app/platform/body-schemas.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { consumeByAddress, createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { RequestInfo } from "#app/platform/request-context.ts";
import { requestStartedAt } from "#app/platform/request-scope.server.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { runBesideOthers } from "#app/platform/work/steps.ts";

/** R4: the limit of finder requests from one network address. */
const requests = createRateLimit({ name: "finder", points: 10, durationSeconds: 60 });

/** Counts one request from this network address. Throws 429 for one too many. */
async function consumeRateLimit(clientAddress: string | null): Promise<void> {
  const allowed = await consumeByAddress(requests, clientAddress);
  if (!allowed.ok)
    throwPageError(
      429,
      { detail: "The gift finder takes ten briefs a minute. Please try again shortly." },
      { "retry-after": String(allowed.retryAfterSeconds) },
    );
}

/**
 * Returns the question in a request's body, once the request has been counted; `known` is the brief where the body has none.
 * Throws 429 for one request too many from this network address, 413 or 400 for an invalid body.
 */
export async function readFinderQuestion(request: Request, info: RequestInfo, known: Brief = EMPTY_BRIEF): Promise<FinderQuestion> {
  // What is refused must not cost the loop a long sentence.
  await consumeRateLimit(info.clientAddress);
  return readQuestion(request, info, known);
}

/** Returns the first error of a body as a sentence that names the field: `Field "brief.age" must not have a min above its max.` */
function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return "The body isn’t valid.";
  const path = issue.path.filter((part) => part !== "value").map(String);
  if (issue.code === "unrecognized_keys")
    return `Unknown field ${JSON.stringify([...path, String(issue.keys[0]).slice(0, 50)].join("."))}.`;
  if (path.length === 0) return "The body must be an object with text, brief, and limit, all of them optional.";
  const message = issue.message.startsWith("must") ? issue.message : "isn’t valid";
  return `Field ${JSON.stringify(path.join(".").slice(0, 100))} ${message}.`;
}

async function readQuestion(request: Request, info: RequestInfo, known: Brief): Promise<FinderQuestion> {
  const startedAt = requestStartedAt();
  const parsed = await readJson(request, outcomeOf(finderRequestSchema));
  if (!parsed.success) throwPageError(400, { detail: describeIssue(parsed.error) });
  const { text = "", brief: given, limit = DEFAULT_GIFTS } = parsed.data;
  const sent = given === undefined ? known : completeBrief(given);
  const unknown = findUnknownId(sent);
  if (unknown !== null) throwPageError(400, { detail: `Field "brief.${unknown.field}" has no entry ${JSON.stringify(unknown.id)}.` });

  const settings = await findSettings();
  const today = readTodayIn(settings.timeZone);
  const country = info.country() ?? settings.country;
  const understood = await doDearWork("understanding", () => runBesideOthers(understandInSteps(text, { today, country })));
  return { text, brief: mergeBriefs(understood, sent), limit, today, startedAt, signal: request.signal };
}
