import { matchPath } from "react-router";
import { ACCESS, type Audience } from "#app/access.ts";
import { includesRight } from "#app/features/accounts/rights.ts";
import type { Role } from "#app/features/accounts/types.ts";
import { FOREIGN_HOST, MARK, RECKONED, SPLIT_HEADER } from "./hostile-values.ts";
import type { Shot } from "./requests.ts";
import type { Answer } from "./send.ts";

/** Somebody without an account, with one, and with one of the roles (app/features/accounts/rights.ts). */
export type Caller = "anonymous" | "user" | Role;

/** The judge's context beside the answer itself. */
export interface Circumstances {
  caller: Caller;
  siteUrl: string;
  /** Folders of the server, which no answer may name. */
  folders: readonly string[];
  /** The access that app/access.ts requires here; undefined where that depends on how the path was mutated. */
  allowed?: Audience | undefined;
  /** True where the answer is private (app/access.ts requires a session to read it). */
  isPrivate: boolean;
}

const LEAKS: readonly (readonly [string, RegExp])[] = [
  ["a stack trace", /\n\s+at .{1,200}[:(][^\n]*:\d+:\d+\)?/],
  ["a place in the code", /node_modules|\/build\/server\/|node:internal/],
  [
    "an SQL error",
    /syntax error at or near|invalid input syntax for|violates [a-z-]+ constraint|invalid byte sequence|out of range for type|Failed query|SQLSTATE|current transaction is aborted/,
  ],
  ["an address within", /ECONNREFUSED|\.s\.PGSQL/],
];

const isMarkup = (type: string) => /html|xml|svg/.test(type);

function findLeaks({ body }: Answer, folders: readonly string[]): string[] {
  const named = folders.filter((folder) => body.includes(folder)).map(() => "shows a folder of the server");
  return [...LEAKS.filter(([, sign]) => sign.test(body)).map(([what]) => `shows ${what}`), ...named];
}

function findReflections({ body, headers }: Answer): string[] {
  const faults: string[] = [];
  if (isMarkup(headers["content-type"] ?? "")) {
    if (new RegExp(`<[^>"'\\w]*${MARK}|<svg/onload=${MARK}`).test(body)) faults.push("gives markup back as it came");
    if (new RegExp(`(?:href|src|action|content)=["'][^"']*javascript:${MARK}`).test(body)) faults.push("links to a script that came in");
    if (new RegExp(`<[a-z][^<>]*\\sonmouseover='${MARK}`).test(body)) faults.push("lets a value out of its attribute");
  }
  if (body.includes(RECKONED)) faults.push("reckons with what came in");
  if (SPLIT_HEADER in headers) faults.push("lets a line break into a header");
  return faults;
}

/** Status of requests that Node's own parser refuses before the site sees them. */
const REFUSED_BY_NODE = 431;

/** The pages that another page of ours shows in a frame. */
const FRAMED = Object.keys(ACCESS).filter((address) => ACCESS[address]?.isFramed === true);

function findMissingHeaders({ target }: Shot, { status, headers }: Answer): string[] {
  if (status === REFUSED_BY_NODE) return [];
  const faults: string[] = [];
  const type = headers["content-type"] ?? "";
  if (headers["x-content-type-options"] !== "nosniff") faults.push("has no nosniff");
  if (headers["referrer-policy"] === undefined) faults.push("has no Referrer-Policy");
  const policy = headers["content-security-policy"] ?? "";
  if (type.includes("text/html")) {
    // Only the page itself is framed, never a refusal in its place.
    const isFramed = status === 200 && FRAMED.some((address) => matchPath(address, target.split("?")[0] as string) !== null);
    for (const rule of ["default-src 'none'", "base-uri 'none'", `frame-ancestors ${isFramed ? "'self'" : "'none'"}`])
      if (!policy.includes(rule)) faults.push(`has no ${rule}`);
    if (policy.includes("'unsafe-")) faults.push("allows what is unsafe in its policy");
    if (headers["x-frame-options"] !== (isFramed ? "SAMEORIGIN" : "DENY")) faults.push("may be framed");
  }
  return faults;
}

function findBadRedirect({ headers }: Answer, siteUrl: string): string[] {
  const { location } = headers;
  if (location === undefined) return [];
  if (!URL.canParse(location, siteUrl)) return [`leads to ${JSON.stringify(location)}, which is no address`];
  const target = new URL(location, siteUrl);
  return target.origin === new URL(siteUrl).origin && !target.host.includes(FOREIGN_HOST) ? [] : [`leads to ${target.origin}`];
}

function findBadCaching({ status, headers, cookies }: Answer, { isPrivate }: Circumstances): string[] {
  const kept = headers["cache-control"] ?? "";
  const isNoStore = /no-store/.test(kept);
  if (cookies.length > 0 && !isNoStore) return [`sets a cookie and may be kept (cache-control: ${kept || "none"})`];
  if (isPrivate && status === 200 && !isNoStore) return [`is for one person and may be kept (cache-control: ${kept || "none"})`];
  if (/cookie/i.test(headers.vary ?? "") && /public/.test(kept)) return ["is for everybody and varies on a cookie"];
  return [];
}

function findBadCookies({ cookies }: Answer): string[] {
  return cookies.filter((cookie) => /session|two_factor/.test(cookie) && !/HttpOnly/i.test(cookie)).map(() => "gives scripts the session");
}

/** True where app/access.ts lets the caller use what is for this audience. */
export function mayPass(who: Audience, caller: Caller): boolean {
  if (who === "everyone") return true;
  if (caller === "anonymous") return false;
  return who === "signed-in" || (caller !== "user" && includesRight(caller, who));
}

function findBadAccess({ status }: Answer, { allowed, caller }: Circumstances): string[] {
  if (allowed === undefined || mayPass(allowed, caller) || status >= 300) return [];
  return [`answers ${status} to somebody who may not ask`];
}

/** Returns what is wrong with an answer, whatever was requested: none of this may ever happen (I3, K2, O1, O3, O5, A3, A8, Z1). */
export function judge(shot: Shot, answer: Answer, circumstances: Circumstances): string[] {
  return [
    ...(answer.status >= 500 ? [`answers ${answer.status}`] : []),
    ...findLeaks(answer, circumstances.folders),
    ...findReflections(answer),
    ...findMissingHeaders(shot, answer),
    ...findBadRedirect(answer, circumstances.siteUrl),
    ...findBadCaching(answer, circumstances),
    ...findBadCookies(answer),
    ...(shot.method === "HEAD" && answer.body !== "" ? ["gives HEAD a body"] : []),
    ...findBadAccess(answer, circumstances),
  ];
}
