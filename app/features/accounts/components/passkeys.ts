import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";

export type PasskeyOutcome<Done> = ({ ok: true } & Done) | { ok: false; reason: "cancelled" | "refused"; detail?: string };

const neverChanges = () => () => undefined;

/** Whether this browser knows passkeys; false in server HTML. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(neverChanges, browserSupportsWebAuthn, () => false);
}

/** Posts JSON to an address of ours; a refusal becomes its detail. */
async function post<Answer>(path: string, body: unknown): Promise<{ ok: true; answer: Answer } | { ok: false; detail?: string }> {
  try {
    const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, answer: answer as Answer } : { ok: false, detail: (answer as { detail?: string }).detail };
  } catch {
    return { ok: false };
  }
}

/** Runs the browser's own dialog; null when the reader changed his mind or has no passkey for us. */
async function ask<T>(dialog: () => Promise<T>): Promise<T | null> {
  try {
    return await dialog();
  } catch {
    return null;
  }
}

/** Signs in with a passkey; `next` is where to go. */
export async function signInWithPasskey(next: string | null): Promise<PasskeyOutcome<{ next: string }>> {
  const offered = await post<{ challengeId: string; options: Parameters<typeof startAuthentication>[0]["optionsJSON"] }>(
    "/auth/passkey/options",
    {},
  );
  if (!offered.ok) return { ok: false, reason: "refused", detail: offered.detail };
  const { challengeId, options } = offered.answer;
  const response = await ask(() => startAuthentication({ optionsJSON: options }));
  if (response === null) return { ok: false, reason: "cancelled" };
  const entered = await post<{ next: string }>("/auth/passkey", { challengeId, response, next });
  return entered.ok ? { ok: true, next: entered.answer.next } : { ok: false, reason: "refused", detail: entered.detail };
}

/** Adds a passkey of this device to the account of whoever is signed in and knows his password. */
export async function addPasskey({ name, password }: { name: string; password: string }): Promise<PasskeyOutcome<object>> {
  const offered = await post<{ challengeId: string; options: Parameters<typeof startRegistration>[0]["optionsJSON"] }>(
    "/profile/passkeys/options",
    { password },
  );
  if (!offered.ok) return { ok: false, reason: "refused", detail: offered.detail };
  const { challengeId, options } = offered.answer;
  const response = await ask(() => startRegistration({ optionsJSON: options }));
  if (response === null) return { ok: false, reason: "cancelled" };
  const added = await post<object>("/profile/passkeys/add", { challengeId, name, response });
  return added.ok ? { ok: true } : { ok: false, reason: "refused", detail: added.detail };
}
