import { expect, test } from "vitest";
import { startNetwork } from "#tests/fakes/network.ts";
import { makeDatabase } from "#tests/database.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();

/** What needs the database, another address each time: pages, answers to programs, forms, whose limits and accounts stand in it. */
const requestsFor = (n: number): [path: string, init?: RequestInit][] => [
  ["/readyz"],
  [`/gifts/paper-lantern-${n}`],
  [`/search?q=lantern-${n}`],
  [`/api/v1/search?q=lamp-${n}`],
  ["/api/v1/gifts"],
  [`/gift-finder?word=tea-${n}`],
  ["/auth", { method: "POST", body: new URLSearchParams({ intent: "sign-in", email: `ada-${n}@example.com`, password: "not it" }) }],
  ["/auth/forgot", { method: "POST", body: new URLSearchParams({ email: `ada-${n}@example.com` }) }],
  ["/auth/passkey/options", { method: "POST", body: "{}", headers: { "content-type": "application/json" } }],
];

test("G1: over a network that has gone silent each request is answered with 503 within 5 s, at once and one after the other; cached pages go on, and all afterwards", async () => {
  const own = await makeDatabase("migrated");
  const direct = new URL(own.connectionString);
  const network = await startNetwork({ path: `${direct.searchParams.get("host")}/.s.PGSQL.5432` });
  direct.search = "";
  try {
    const { url } = await site.start({ DATABASE_URL: direct.href.replace("localhost", `127.0.0.1:${network.port}`) });
    await untilReady(url);
    const ask = async ([path, init]: [string, RequestInit?]) => {
      const startedAt = performance.now();
      const response = await fetch(url + path, { ...init, headers: { origin: url, ...init?.headers }, redirect: "manual" });
      await response.arrayBuffer();
      return { path, status: response.status, ms: Math.round(performance.now() - startedAt) };
    };
    const askAtOnce = (n: number) => Promise.all(requestsFor(n).map(ask));
    // Code is loaded then.
    for (const request of requestsFor(1)) expect((await ask(request)).status).toBeLessThan(500);
    expect((await ask(["/"])).status).toBe(200);
    network.cut();
    const answers = await askAtOnce(2);
    for (const request of requestsFor(3)) answers.push(await ask(request));
    const wrong = answers.filter(({ status, ms }) => status !== 503 || ms >= 5000);
    expect(wrong.map(({ path, status, ms }) => `${path}: ${status} after ${ms} ms`)).toEqual([]);
    expect((await ask(["/"])).status, "a cached page goes on").toBe(200);
    network.mend();
    await untilReady(url);
    expect((await ask(["/api/v1/gifts"])).status).toBe(200);
  } finally {
    await network.close();
    await own.drop();
  }
}, 300_000);
