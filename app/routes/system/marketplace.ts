import { optionalUser, requireUser } from "#app/features/accounts/require-user.server.ts";
import { saveMarketplacePreference } from "#app/features/accounts/profile.commands.server.ts";
import { MARKETPLACE_COOKIE } from "#app/features/affiliate/constants.ts";
import { marketplaceChoiceSchema } from "#app/features/affiliate/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { preferenceCookie } from "#app/platform/cookies.ts";
import { DAY_SECONDS } from "#app/platform/days.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { outcomeOf } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import type { Route } from "./+types/marketplace";

const COOKIE_AGE_SECONDS = 365 * DAY_SECONDS;

/**
 * POST /marketplace: stores the shopper's choice in a cookie, and in their account where they are signed in. A form is redirected to its
 * page, a script gets 204.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { siteUrl } = config();
  const choice = await readForm(request, outcomeOf(marketplaceChoiceSchema));
  if (!choice.success) throwPageError(400, { detail: "The field marketplace must be one of the store's marketplaces." });
  const user = await (choice.data.keep === "account" ? requireUser : optionalUser)(request, context);
  if (user !== null) await saveMarketplacePreference(user.id, choice.data.marketplace);
  const headers = new Headers({
    "set-cookie": preferenceCookie(MARKETPLACE_COOKIE, choice.data.marketplace, { maxAgeSeconds: COOKIE_AGE_SECONDS, siteUrl }),
    "cache-control": "no-store",
  });
  if (request.headers.get("accept")?.startsWith("application/json")) return new Response(null, { status: 204, headers });
  headers.set("location", choice.data.next);
  return new Response(null, { status: 303, headers });
}
