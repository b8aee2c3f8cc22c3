import { consumePasskeyChallengeLimit } from "#app/features/accounts/limits.server.ts";
import { passkeySignInOptions } from "#app/features/accounts/passkey-answers.ts";
import { createAuthenticationOptions } from "#app/features/accounts/passkeys.commands.server.ts";
import { describeWait } from "#app/features/accounts/texts.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/passkey-options";

/** POST /auth/passkey/options: the WebAuthn options for signing in with any user's passkey. */
export async function action({ context }: Route.ActionArgs) {
  const use = await consumePasskeyChallengeLimit(context.get(requestInfoContext).clientAddress);
  if (!use.ok) throwPageError(429, { detail: describeWait(use.retryAfterSeconds) }, { "retry-after": String(use.retryAfterSeconds) });
  const offer = await createAuthenticationOptions();
  if (offer === null) throwPageError(404, { detail: "Passkeys need a site with a domain name." });
  return answerJson(passkeySignInOptions, offer, { headers: { "cache-control": "no-store" } });
}
