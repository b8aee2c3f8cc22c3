import { closeDatabase, connectDatabase } from "#app/platform/db/database.server.ts";
import { createUser } from "#tests/factories/users.ts";
import { startServerProcess } from "./server-process.ts";
import { quantile } from "./load.ts";

const PORT = 23214;
const WARM_UP = 5;
const MEASURED = 60;
const PASSWORD = "not the one of anybody";

/** The forms that are sent, for an email address with or without an account. */
const FORMS: Record<string, { path: string; fields: (email: string) => Record<string, string> }> = {
  "sign-in": { path: "/auth", fields: (email) => ({ intent: "sign-in", email, password: PASSWORD }) },
  "sign-up": {
    path: "/auth",
    fields: (email) => ({ intent: "sign-up", firstName: "Ada", lastName: "Lovelace", email, password: PASSWORD }),
  },
  reset: { path: "/auth/forgot", fields: (email) => ({ email }) },
};

export interface AnswerTimes {
  form: string;
  knownMs: number;
  unknownMs: number;
}

/**
 * Measures how long the forms of accounts take for email addresses that have an account and for others, in medians. Requests alternate,
 * so that a machine that slows down slows both; each comes from another client address, so that no rate limit is reached.
 */
export async function measureAnswerTimes(connectionString: string, dataDir: string): Promise<AnswerTimes[]> {
  connectDatabase(connectionString, { poolSize: 2 });
  const known: string[] = [];
  const runs = Object.keys(FORMS).length * (WARM_UP + MEASURED);
  try {
    for (let n = 0; n < runs; n++) known.push((await createUser({ email: `known-${n}@example.com` })).email);
  } finally {
    await closeDatabase();
  }
  // Without a mail server a sign-up signs in, and takes as long as that; its mails wait here.
  const settings = { DATA_DIR: dataDir, TRUSTED_PROXIES: "127.0.0.1", SMTP_URL: "smtp://127.0.0.1:1" };
  const site = await startServerProcess("build/server/main.js", PORT, "/readyz", settings);
  let sent = 0;
  async function time(form: string, email: string): Promise<number> {
    const { path, fields } = FORMS[form] as (typeof FORMS)[string];
    sent++;
    const startedAt = performance.now();
    const response = await fetch(site.url + path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields(email)),
      headers: { origin: site.url, "x-forwarded-for": `10.1.${sent >> 8}.${sent & 255}` },
    });
    await response.arrayBuffer();
    if (![303, 401].includes(response.status)) throw new Error(`${form} answered ${response.status}`);
    return performance.now() - startedAt;
  }
  try {
    const results: AnswerTimes[] = [];
    for (const form of Object.keys(FORMS)) {
      const [knownMs, unknownMs]: [number[], number[]] = [[], []];
      for (let n = 0; n < WARM_UP + MEASURED; n++) {
        const pair = [() => time(form, known.pop() as string), () => time(form, `unknown-${sent}@example.com`)] as const;
        const isKnownFirst = n % 2 === 0;
        const first = await pair[isKnownFirst ? 0 : 1]();
        const second = await pair[isKnownFirst ? 1 : 0]();
        if (n < WARM_UP) continue;
        knownMs.push(isKnownFirst ? first : second);
        unknownMs.push(isKnownFirst ? second : first);
      }
      results.push({ form, knownMs: quantile(knownMs, 0.5), unknownMs: quantile(unknownMs, 0.5) });
    }
    return results;
  } finally {
    await site.stop();
  }
}
