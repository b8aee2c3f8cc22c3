import { database, type Executor } from "#app/platform/db/database.server.ts";

type Library = typeof import("./better-auth.server.ts");
type Auth = ReturnType<Library["openAuth"]>;

let current: { db: object; auth: Auth } | undefined;

/** Loads better-auth on first use: most visitors never sign in, and it takes tens of megabytes. */
export const loadAuthLibrary = (): Promise<Library> => import("./better-auth.server.ts");

/** Returns better-auth over this site's tables. It is not mounted at any URL: only this feature's actions call it. */
export async function auth(): Promise<Auth> {
  const { openAuth } = await loadAuthLibrary();
  const db = database();
  if (current?.db !== db) current = { db, auth: openAuth(db) };
  return current.auth;
}

/**
 * Returns better-auth bound to a transaction, for a user whose password has been checked: what it writes is committed together with the
 * rest, or not at all.
 */
export async function authWithin(transaction: Executor): Promise<Auth> {
  return (await loadAuthLibrary()).openAuth(transaction, { isPasswordChecked: true });
}

/** Returns the internals of better-auth: its tables, its keys. */
export async function authContext(): Promise<Awaited<Auth["$context"]>> {
  return (await auth()).$context;
}

/** True where better-auth refused a request, false where it failed unexpectedly. */
export function isAuthRefusal(error: unknown): error is { status: string; body?: { code?: string } } {
  return error instanceof Error && error.name === "APIError";
}
