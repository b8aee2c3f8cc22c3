import type { Role } from "#app/features/accounts/types.ts";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { makePost } from "#tests/factories/posts.ts";
import { createSession, createUser } from "#tests/factories/users.ts";

/** The settings that locate a site's database and secrets. */
export type Whereabouts = Readonly<Record<"DATA_DIR", string> & Partial<Record<"DATABASE_URL" | "SESSION_SECRET", string>>>;

async function withDatabase<T>(whereabouts: Whereabouts, work: () => Promise<T>): Promise<T> {
  const opened = await openDatabase(readConfig(whereabouts));
  try {
    return await work();
  } finally {
    await opened.close();
  }
}

/** Creates an admin or a shopper of a site who signed in at `at`, and returns the cookie header of their browser. */
export async function makeCookie(whereabouts: Whereabouts, siteUrl: string, role?: Role, at = new Date()): Promise<string> {
  const { token } = await withDatabase(whereabouts, async () => {
    const { id } = await createUser(role === undefined ? {} : { role });
    return createSession(id, { createdAt: at });
  });
  return `${sessionCookieName(siteUrl)}=${toSessionCookieValue(token, siteSecret(readConfig(whereabouts)))}`;
}

/** Returns the email address of the user with this cookie, as the server at `url` sees it; null for an anonymous visitor. */
export async function signedInUser(url: string, cookie: string): Promise<string | null> {
  const { user } = (await (await fetch(`${url}/session`, { headers: { cookie } })).json()) as { user: { email: string } | null };
  return user?.email ?? null;
}

/** Writes a post that readers see from `at` on, and returns its title. Servers may be running meanwhile. */
export async function makeScheduledPost(whereabouts: Whereabouts, at: Date): Promise<string> {
  const { title } = await withDatabase(whereabouts, () => makePost({ publishDate: at.toISOString() }));
  return title;
}
