import { streamPolishedGifts } from "#app/features/finder/polished-results.service.server.ts";
import { readBrief } from "#app/features/finder/questions.rules.ts";
import { showResult } from "#app/features/finder/shown-results.queries.server.ts";
import type { FinderResult } from "#app/features/finder/types.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/finder-polish";
import { readFinderQuestion } from "./api/finder-request.ts";
import { streamLines } from "./stream-lines.ts";

/**
 * POST /finder-polish: the result of `/gift-finder` as a language model makes it better. The body is that of `POST /api/v1/finder`; where it has
 * no `brief`, the address has it, as on the page. `text` is a sentence that is read for the first time; sent again it would bring back
 * what the shopper has taken away. The answer is lines of JSON, each a whole result in the place of the one before: the local one at once,
 * then better ones. The last that arrives stands, whatever happens to the rest.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throwPageError(405, {}, { allow: "POST" });
  // Nobody else's page may spend this site's tokens.
  if (!isFromOwnPage(request, config().siteUrl))
    throwPageError(403, { detail: "Only pages of this site may ask here. Programs use /api/v1/finder." });
  const { clientAddress } = context.get(requestInfoContext);
  const known = readBrief(new URL(request.url).searchParams);
  const question = await readFinderQuestion(request, clientAddress, known);
  const leaving = new AbortController();
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  // One more than is shown tells whether there are more.
  const results = streamPolishedGifts({ ...question, limit: question.limit + 1, signal });
  return streamLines(showEach(results, question.limit), () => leaving.abort());
}

/** Only POST is answered here. */
export function loader(): never {
  throwPageError(405, {}, { allow: "POST" });
}

async function* showEach(results: AsyncGenerator<FinderResult>, count: number) {
  for await (const result of results) yield { result: await showResult(result, count), engine: result.engine };
}
