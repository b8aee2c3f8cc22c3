import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { passkeySignInAnswer } from "#app/features/accounts/passkey-answers.ts";
import { findPasskeyOwner } from "#app/features/accounts/passkeys.commands.server.ts";
import { passkeySignInSchema } from "#app/features/accounts/passkeys.ts";
import { consumeSecondFactorLimit } from "#app/features/accounts/limits.server.ts";
import { readSessionToken } from "#app/features/accounts/session-cookie.server.ts";
import { endSessionOfToken, startSession } from "#app/features/accounts/sessions.commands.server.ts";
import { describeWait, TOASTS } from "#app/features/accounts/texts.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { logGate } from "#app/platform/log.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/passkey";

/** POST /auth/passkey: signs in the user whose passkey has signed the server's challenge. Answers with the path to continue to. */
export async function action({ request, context }: Route.ActionArgs) {
  const { smtpUrl } = config();
  const { clientAddress, answer } = context.get(requestInfoContext);
  const use = await consumeSecondFactorLimit(clientAddress);
  if (!use.ok) throwPageError(429, { detail: describeWait(use.retryAfterSeconds) }, { "retry-after": String(use.retryAfterSeconds) });
  const form = await readJson(request, passkeySignInSchema);
  const owner = await findPasskeyOwner(form.challengeId, form.response);
  // An account that has to be confirmed first cannot be entered with a passkey either.
  const isRefused = owner === null || (smtpUrl !== undefined && !owner.emailVerified);
  logGate({ gate: "passkey", outcome: isRefused ? "refused" : "let in", userId: owner?.userId ?? null });
  if (isRefused) throwPageError(401, { detail: TOASTS.signInFailed.description });
  const earlier = readSessionToken(request);
  if (earlier !== null) await endSessionOfToken(earlier);
  answer.cookies.push(await startSession(owner.userId, request), noticeCookie("signed-in"));
  return answerJson(passkeySignInAnswer, { next: form.next ?? "/" });
}
