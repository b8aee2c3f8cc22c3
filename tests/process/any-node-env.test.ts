import { expect, test } from "vitest";
import { endProcess } from "../child-processes.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const site = useSiteProcesses();

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
});

/** Returns the same requests for each mode: refused ones, and ones whose answer sets headers for browsers. */
const requestsTo = (url: string, email: string): [path: string, init?: RequestInit][] => [
  ["/about"],
  ["/nowhere"],
  ["/api/v1/gifts?sort=__proto__"],
  ["/gifts/%00"],
  ["/admin"],
  ["/profile"],
  ["/metrics", { headers: { host: "evil.example", "x-forwarded-for": "1.2.3.4" } }],
  ["/contact", form({ name: "x" }, { origin: "https://evil.example" })],
  ["/contact", form({ name: "x".repeat(200_000) }, { origin: url })],
  ["/admin/gifts/changes", { method: "POST", body: "{}", headers: { origin: url, "content-type": "application/json" } }],
  ["/auth", form({ intent: "sign-up", firstName: "Ada", lastName: "L", email, password: "password" }, { origin: url })],
  ["/auth", form({ intent: "sign-up", firstName: "Ada", lastName: "L", email, password: "paper and ribbon" }, { origin: url })],
];

/**
 * Returns status and headers of an answer, without the parts that differ between any two answers: times, lengths, ids and their hashes, the
 * session itself.
 */
async function answerTo(url: string, target: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url + target, { ...init, redirect: "manual" });
  const body = await response.text();
  const headers = Object.fromEntries(response.headers);
  for (const name of ["date", "x-request-id", "content-length", "etag", "age"]) delete headers[name];
  const policy = headers["content-security-policy"]?.replaceAll(/'sha256-[^']*'/g, "hash");
  return {
    target,
    status: response.status,
    headers: { ...headers, "content-security-policy": policy, "set-cookie": headers["set-cookie"]?.replaceAll(/=[^;]*?(?=;)/g, "=…") },
    saysWhere: /\bat .*\.[jt]s:\d+/.test(body),
  };
}

async function answersWith(nodeEnv: string): Promise<unknown[]> {
  const { child, url } = await site.start({ NODE_ENV: nodeEnv, LOG_LEVEL: "silent" });
  await untilReady(url);
  const answers = [];
  for (const [target, init] of requestsTo(url, `ada-${nodeEnv}@example.com`)) answers.push(await answerTo(url, target, init));
  await endProcess(child);
  return answers;
}

test("A3: on https the session's cookie is bound to the host and to TLS, and scripts do not see it", { timeout: 120_000 }, async () => {
  const siteUrl = "https://gifts.example";
  const { url } = await site.start({ SITE_URL: siteUrl });
  await untilReady(url);
  const send = (fields: Record<string, string>) => fetch(`${url}/auth`, { ...form(fields, { origin: siteUrl }), redirect: "manual" });
  const account = { email: "ada@example.com", password: "paper and ribbon" };
  await send({ intent: "sign-up", firstName: "Ada", lastName: "L", ...account });
  const signedIn = await send({ intent: "sign-in", ...account });
  expect([signedIn.status, signedIn.headers.get("location")], "no token in the address").toEqual([303, "/"]);
  const cookie = signedIn.headers.getSetCookie().find((line) => line.includes("session_token="));
  expect(
    cookie
      ?.replace(/=[^;]*;/, "=…;")
      .split("; ")
      .toSorted(),
  ).toEqual(["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax", "Secure", "__Host-presently.session_token=…"]);
  expect(await signedIn.text(), "and none that a script could store").not.toContain("session_token");
});

test("K3: headers, refusals and cookies are the same whatever NODE_ENV says", { timeout: 120_000 }, async () => {
  const inProduction = await answersWith("production");
  expect(inProduction.map((answer) => (answer as { status: number }).status)).toEqual([
    200, 404, 400, 400, 302, 302, 404, 403, 413, 401, 422, 303,
  ]);
  for (const nodeEnv of ["development", ""]) expect(await answersWith(nodeEnv), nodeEnv).toEqual(inProduction);
});
