import { noticeCookie } from "#app/features/accounts/notices.service.server.ts";
import { findPasskeyOwner } from "#app/features/accounts/passkeys.commands.server.ts";
import { MAX_PASSKEY_BYTES, passkeySignInSchema } from "#app/features/accounts/passkeys.schema.ts";
import { countSecondStep } from "#app/features/accounts/limits.commands.server.ts";
import { readSessionToken } from "#app/features/accounts/session-cookie.service.server.ts";
import { endSessionOfToken, startSession } from "#app/features/accounts/sessions.commands.server.ts";
import { describeWait, TOASTS } from "#app/features/accounts/texts.constants.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/passkey";

/** POST /auth/passkey: signs in whoever's passkey has signed our challenge. Answers with where to go. */
export async function action({ request, context }: Route.ActionArgs) {
  const { siteUrl, smtpUrl } = config();
  if (!isFromOwnPage(request, siteUrl)) throwPageError(403);
  const { clientAddress, answer } = context.get(requestInfoContext);
  const use = await countSecondStep(clientAddress);
  if (!use.ok) throwPageError(429, { detail: describeWait(use.retryAfterSeconds) }, { "retry-after": String(use.retryAfterSeconds) });
  const body = await readJson(request, MAX_PASSKEY_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const form = passkeySignInSchema.safeParse(body.value);
  if (!form.success) throwPageError(400);
  const owner = await findPasskeyOwner(form.data.challengeId, form.data.response);
  // An account that has to be confirmed first cannot be entered this way either.
  if (owner === null || (smtpUrl !== undefined && !owner.emailVerified)) throwPageError(401, { detail: TOASTS.signInFailed.description });
  const earlier = readSessionToken(request);
  if (earlier !== null) await endSessionOfToken(earlier);
  answer.cookies.push(await startSession(owner.userId, request), noticeCookie("signed-in"));
  return Response.json({ next: form.data.next ?? "/" });
}
