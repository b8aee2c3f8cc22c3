import { offerPasskeySignIn } from "#app/features/accounts/passkeys.commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import type { Route } from "./+types/passkey-options";

/** POST /auth/passkey/options: what the browser has to be asked to sign in with a passkey, whosever it is. */
export async function action({ request }: Route.ActionArgs) {
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403);
  const offer = await offerPasskeySignIn();
  if (offer === null) throwPageError(404, { detail: "Passkeys need a site with a domain name." });
  return Response.json(offer, { headers: { "cache-control": "no-store" } });
}
