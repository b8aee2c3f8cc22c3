import { database } from "#app/platform/db/database.server.ts";

type Library = typeof import("./better-auth.service.server.ts");
type Auth = ReturnType<Library["openAuth"]>;

let current: { db: object; auth: Auth } | undefined;

/** What better-auth brings along. It comes with its first use: most visitors never sign in, and it takes tens of megabytes. */
export const loadAuthLibrary = (): Promise<Library> => import("./better-auth.service.server.ts");

/** better-auth over our tables. It has no address of its own: only our actions call it. */
export async function auth(): Promise<Auth> {
  const { openAuth } = await loadAuthLibrary();
  const db = database();
  if (current?.db !== db) current = { db, auth: openAuth(db) };
  return current.auth;
}

/** What better-auth works with itself: its password hashes, its tables, its keys. */
export async function authContext(): Promise<Awaited<Auth["$context"]>> {
  return (await auth()).$context;
}

/** A refusal of better-auth's, as opposed to an accident. */
export function isAuthRefusal(error: unknown): error is { status: string; body?: { code?: string } } {
  return error instanceof Error && error.name === "APIError";
}
