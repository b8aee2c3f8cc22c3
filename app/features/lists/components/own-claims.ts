import { useSyncExternalStore } from "react";

const KEY = "presently.claims";
const MAX_STORED = 200;

/** Paths that undo the claims of this browser, by the item's id. */
export type OwnClaims = Readonly<Record<string, string>>;

const NONE: OwnClaims = {};
let read: { text: string | null; claims: OwnClaims } = { text: null, claims: NONE };
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the stored claims without invalid entries. The object stays the same until the stored text changes. */
function readClaims(): OwnClaims {
  const text = readText();
  if (text === read.text) return read.claims;
  let claims = NONE;
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    const entries = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    claims = Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].startsWith("/claims/")),
    );
  } catch {
    // The stored text is not JSON, so it is ignored.
  }
  read = { text, claims };
  return claims;
}

function write(claims: OwnClaims) {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(claims).slice(-MAX_STORED))));
  } catch {
    // Storage may be full or forbidden; the link that was shown is enough.
  }
  for (const listener of listeners) listener();
}

/** Stores a claim in this browser only, so that it can still be undone when the link is lost. */
export function rememberClaim(itemId: string, undoPath: string): void {
  write({ ...readClaims(), [itemId]: undoPath });
}

/** Removes a claim that was undone. */
export function removeStoredClaim(undoPath: string): void {
  write(Object.fromEntries(Object.entries(readClaims()).filter(([, path]) => path !== undoPath)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the claims of this browser; none in server HTML. */
export function useOwnClaims(): OwnClaims {
  return useSyncExternalStore(subscribe, readClaims, () => NONE);
}
