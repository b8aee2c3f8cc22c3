import { recordClick } from "#app/features/affiliate/commands.server.ts";
import { clickSchema, MAX_CLICK_BYTES } from "#app/features/affiliate/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/clicks";

/** POST /clicks: a beacon about a click on a store link. Answers 204 whether or not there was something to count. */
export async function action({ request }: Route.ActionArgs) {
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may report clicks." });
  const body = await readJson(request, MAX_CLICK_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const click = clickSchema.safeParse(body.value);
  if (!click.success) throwPageError(400, { detail: "A click has giftId, marketplace and page, and nothing else." });
  await recordClick(click.data);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
