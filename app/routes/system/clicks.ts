import { recordClick } from "#app/features/affiliate/commands.server.ts";
import { clickSchema, MAX_CLICK_BYTES } from "#app/features/affiliate/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { readOwnJson } from "#app/platform/own-json.server.ts";
import type { Route } from "./+types/clicks";

/** POST /clicks: a beacon about a click on a store link. Answers 204 whether or not the click was counted. */
export async function action({ request }: Route.ActionArgs) {
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may report clicks." });
  await recordClick(await readOwnJson(request, clickSchema, MAX_CLICK_BYTES));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
