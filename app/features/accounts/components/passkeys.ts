import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";
import type { z } from "zod";
import type { Shape } from "#app/platform/answers/shapes.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { describeTrouble } from "#app/ui/saving/describe-trouble.ts";
import type { passkeyAddSchema, passkeyOptionsSchema, passkeySignInSchema } from "../passkeys.ts";
import { newPasskeyOptions, passkeyAddAnswer, passkeySignInAnswer, passkeySignInOptions } from "../passkey-answers.ts";
import { findPasskeyObstacle, type PasskeyObstacle } from "../passkey-obstacles.ts";

export type PasskeyOutcome<Done> = ({ ok: true } & Done) | { ok: false; reason: "cancelled" | "refused"; detail?: string };

/** The browser's own response is sent unchanged; its type is less precise than the schema. */
type WithAnyResponse<Sent> = Omit<Sent, "response"> & { response: unknown };
/** The request bodies of the passkey addresses. */
type SentPasskey =
  | Record<string, never>
  | z.input<typeof passkeyOptionsSchema>
  | WithAnyResponse<z.input<typeof passkeySignInSchema>>
  | WithAnyResponse<z.input<typeof passkeyAddSchema>>;

const neverChanges = () => () => undefined;

/** True where this browser supports passkeys; false in server HTML. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(neverChanges, browserSupportsWebAuthn, () => false);
}

/** Returns why no passkey of the site can be added on this page, or null where one can. In server HTML the reason is the missing script. */
export function usePasskeyObstacle(home: string): PasskeyObstacle | null {
  return useSyncExternalStore(
    neverChanges,
    () => {
      const { isSecureContext, location } = window;
      return findPasskeyObstacle({ origin: location.origin, isSecure: isSecureContext, isSupported: browserSupportsWebAuthn() }, home);
    },
    () => "no-script",
  );
}

/** Words a refusal: the server's own words where it has some; an ended session is named only to a reader who was signed in. */
function describeRefusal(trouble: Trouble, isSigningIn: boolean): string | undefined {
  const told = { title: "", description: trouble.message ?? undefined };
  const { description, fault } = describeTrouble(trouble, { failed: told, ...(isSigningIn && { signedOut: told }), denied: told });
  return [description, fault].filter(Boolean).join(" ") || undefined;
}

/** Posts JSON to a path of this site; a refusal is returned with its detail. */
async function post<Answer>(
  path: string,
  body: SentPasskey,
  shape: Shape<Answer>,
): Promise<{ ok: true; answer: Answer } | { ok: false; detail?: string }> {
  const { answer, trouble } = await sendJson(path, body, shape);
  return trouble === null ? { ok: true, answer } : { ok: false, detail: describeRefusal(trouble, path.startsWith("/auth/")) };
}

/** Texts for refusals that the user can do something about, by the name of the browser's error. */
const REFUSALS: Record<string, string> = {
  SecurityError: "Passkeys don’t work at this address. Please open the site at its main address.",
  InvalidStateError: "This device already has a passkey for your account.",
  NotSupportedError: "This device can’t create a passkey that works on this site.",
};

/** Runs the browser's own dialog. The outcome is "cancelled" where the user closed it, waited too long or has no passkey for this site. */
async function ask<T>(dialog: () => Promise<T>): Promise<{ ok: true; response: T } | Exclude<PasskeyOutcome<object>, { ok: true }>> {
  try {
    return { ok: true, response: await dialog() };
  } catch (error) {
    const detail = error instanceof Error ? REFUSALS[error.name] : undefined;
    return detail === undefined ? { ok: false, reason: "cancelled" } : { ok: false, reason: "refused", detail };
  }
}

/** Signs in with a passkey; `next` is the path to continue to. */
export async function signInWithPasskey(next: string | null): Promise<PasskeyOutcome<{ next: string }>> {
  const offered = await post("/auth/passkey/options", {}, passkeySignInOptions);
  if (!offered.ok) return { ok: false, reason: "refused", detail: offered.detail };
  const { challengeId, options } = offered.answer;
  const asked = await ask(() => startAuthentication({ optionsJSON: options }));
  if (!asked.ok) return asked;
  const entered = await post("/auth/passkey", { challengeId, response: asked.response, next }, passkeySignInAnswer);
  return entered.ok ? { ok: true, next: entered.answer.next } : { ok: false, reason: "refused", detail: entered.detail };
}

/** Adds a passkey of this device to the account of the signed-in user, after a check of their password. */
export async function registerPasskey({ name, password }: { name: string; password: string }): Promise<PasskeyOutcome<object>> {
  const offered = await post("/profile/passkeys/options", { password }, newPasskeyOptions);
  if (!offered.ok) return { ok: false, reason: "refused", detail: offered.detail };
  const { challengeId, options } = offered.answer;
  const asked = await ask(() => startRegistration({ optionsJSON: options }));
  if (!asked.ok) return asked;
  const added = await post("/profile/passkeys/add", { challengeId, name, response: asked.response }, passkeyAddAnswer);
  return added.ok ? { ok: true } : { ok: false, reason: "refused", detail: added.detail };
}
