import { recordClick } from "#app/features/affiliate/commands.server.ts";
import { clickSchema } from "#app/features/affiliate/schema.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/clicks";

/** POST /clicks: a beacon about a click on a store link. Answers 204 whether or not the click was counted. */
export async function action({ request }: Route.ActionArgs) {
  await recordClick(await readJson(request, clickSchema));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
