import { rerankedLine } from "#app/features/finder/answers.ts";
import { streamRerankedGifts } from "#app/features/finder/model/improve-result.server.ts";
import { readBrief } from "#app/features/finder/results/questions.ts";
import { presentResult } from "#app/features/finder/results/present-result.server.ts";
import type { FinderResult } from "#app/features/finder/types.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/finder-rerank";
import { readFinderQuestion } from "./api/finder-request.server.ts";
import { streamLines } from "./stream-lines.server.ts";

/**
 * POST /finder-rerank: the result of `/gift-finder`, improved by a language model. The body is that of `POST /api/v1/finder`; where it has
 * no `brief`, the URL has it, as on the page. `text` is a sentence that has not been read before; sent again it would restore what the
 * shopper has removed. The answer is lines of JSON, each a whole result that replaces the one before: the local one immediately, then
 * better ones. The last one that arrives is valid, whatever happens to the rest.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throwPageError(405, {}, { allow: "POST" });
  const known = readBrief(new URL(request.url).searchParams);
  const question = await readFinderQuestion(request, context.get(requestInfoContext), known);
  const leaving = new AbortController();
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  // One more than is shown reveals whether there are more.
  const results = streamRerankedGifts({ ...question, limit: question.limit + 1, signal });
  return streamLines(rerankedLine, showEach(results, question.limit), () => leaving.abort());
}

/** Only POST is answered here. */
export function loader(): never {
  throwPageError(405, {}, { allow: "POST" });
}

async function* showEach(results: AsyncGenerator<FinderResult>, count: number) {
  for await (const result of results) yield { result: await presentResult(result, count), engine: result.engine };
}
