import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.service.server.ts";
import { readConfig, siteSecret } from "#app/platform/config.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { createSession, createUser } from "#tests/factories/users.ts";

/** Makes an admin in the database of a data folder and returns what his browser would send as its cookie. */
export async function makeAdminCookie(dataDir: string, siteUrl: string): Promise<string> {
  const settings = readConfig({ DATA_DIR: dataDir });
  const opened = await openDatabase(settings);
  try {
    const { token } = await createSession((await createUser({ role: "admin" })).id);
    return `${sessionCookieName(siteUrl)}=${toSessionCookieValue(token, siteSecret(settings))}`;
  } finally {
    await opened.close();
  }
}
