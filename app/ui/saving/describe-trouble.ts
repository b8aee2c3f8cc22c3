import type { ToastContent } from "../toast/toast-store.ts";
import type { Trouble } from "../client/trouble.ts";
import { SIGN_IN, signInAddress } from "./sign-in-elsewhere.tsx";

export interface Words {
  title: string;
  description?: string;
  durationMs?: number;
}

/** A screen's own texts, where the specification has some; all other texts are the same everywhere. */
export interface TroubleWords {
  failed: Words;
  denied?: Words;
  unreachable?: Words;
  signedOut?: Words;
}

export const TROUBLE_TEXTS = {
  unreachable: { title: "No connection", description: "We can't reach the site right now." },
  signedOut: { title: "You've been signed out", description: "Please sign in again in a new tab, then come back here and retry." },
  denied: { title: "Permission denied", description: "You need admin privileges for this." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
  notLoaded: { title: "Not loaded", description: "Something went wrong on our side. Please try again in a moment." },
  nothingLost: "What you typed is still here.",
  nothingChanged: "Nothing was changed.",
} as const;

/** Milliseconds that a toast stays of which something is wanted: a reference to copy, or a link to go by. */
const FAULT_TOAST_MS = 15_000;

function wordsOf({ kind }: Trouble, words: TroubleWords): Words {
  switch (kind) {
    case "unreachable":
      return words.unreachable ?? TROUBLE_TEXTS.unreachable;
    case "signed-out":
      return words.signedOut ?? TROUBLE_TEXTS.signedOut;
    case "forbidden":
      return words.denied ?? TROUBLE_TEXTS.denied;
    case "failed":
      return words.failed;
  }
}

/** Returns what was refused and the reference in the log; null where the site is not to blame. */
export function describeFault({ kind, message, reference }: Trouble): string | null {
  if (kind !== "failed") return null;
  const parts = [message, reference === null ? null : `Reference: ${reference}`].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" ");
}

/** Returns the title and description of a trouble, and `fault`, which helps to find its cause. */
export function describeTrouble(trouble: Trouble, words: TroubleWords): Words & { fault: string | null } {
  const said = wordsOf(trouble, words);
  // A screen whose own text is the server's message must not repeat it.
  const message = trouble.message === said.description ? null : trouble.message;
  return { ...said, fault: describeFault({ ...trouble, message }) };
}

const signInAction = {
  label: SIGN_IN,
  onClick: () => void window.open(signInAddress(location.pathname), "_blank", "noopener"),
};

/**
 * Returns the toast of a trouble. With `isBeside` a notice beside the button names what was refused, and lets sign in, so the toast is short.
 */
export function troubleToast(trouble: Trouble, words: TroubleWords, { isBeside = false } = {}): ToastContent {
  const { title, description, durationMs, fault } = describeTrouble(trouble, words);
  const told = isBeside ? null : fault;
  const text = [description, told].filter(Boolean).join(" ");
  const action = trouble.kind === "signed-out" && !isBeside ? signInAction : undefined;
  return {
    title,
    description: text === "" ? undefined : text,
    type: "destructive",
    action,
    durationMs: told === null && action === undefined ? durationMs : FAULT_TOAST_MS,
  };
}
