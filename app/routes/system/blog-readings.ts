import { recordReading } from "#app/features/blog/readings.commands.server.ts";
import { MAX_READING_BYTES, readingSchema } from "#app/features/blog/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/blog-readings";

/** POST /blog-readings: a beacon about a post that somebody reads. Answers 204 whether or not there was somebody to count. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may report readings." });
  const body = await readJson(request, MAX_READING_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const reading = readingSchema.safeParse(body.value);
  if (!reading.success) throwPageError(400, { detail: "A reading has postId and nothing else." });
  await recordReading(reading.data.postId, {
    address: context.get(requestInfoContext).clientAddress,
    userAgent: request.headers.get("user-agent") ?? "",
  });
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
