import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.service.server.ts";
import { readConfig, siteSecret } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { makePost } from "#tests/factories/posts.ts";
import { createSession, createUser } from "#tests/factories/users.ts";

async function withDatabase<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const opened = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  try {
    return await work();
  } finally {
    await opened.close();
  }
}

/** Makes an admin in the database of a data folder and returns what his browser would send as its cookie. */
export async function makeAdminCookie(dataDir: string, siteUrl: string): Promise<string> {
  const { token } = await withDatabase(dataDir, async () => createSession((await createUser({ role: "admin" })).id));
  return `${sessionCookieName(siteUrl)}=${toSessionCookieValue(token, siteSecret(readConfig({ DATA_DIR: dataDir })))}`;
}

/** Writes a post that readers see from `at` on, and returns its title. A server may be using the data folder. */
export async function makeScheduledPost(dataDir: string, at: Date): Promise<string> {
  const { title } = await withDatabase(dataDir, () => makePost({ publishDate: at.toISOString() }));
  return title;
}
