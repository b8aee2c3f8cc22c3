import { GAINS_FROM, GRADES, MODIFIERS, type Outcome } from "./observatory-rules.ts";
import type { Answer } from "./send.ts";

/** A site's score by the rules of the HTTP Observatory, with its reasons. */
export interface Score {
  score: number;
  grade: string;
  outcomes: Outcome[];
}

const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function readPolicy(header: string): Map<string, string[]> {
  return new Map(
    header.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Sources that make a script policy useless. */
const TOO_BROAD = ["'unsafe-inline'", "data:", "https:", "http:", "*"];

function judgePolicy(header: string | undefined): Outcome {
  if (header === undefined) return "csp-not-implemented";
  const policy = readPolicy(header);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const allows = (name: string, sources: readonly string[]) => sourcesOf(name).some((source) => sources.includes(source));
  const isInsecure = (name: string) => sourcesOf(name).some((source) => source.startsWith("http:"));
  if (allows("script-src", TOO_BROAD) || allows("object-src", TOO_BROAD)) return "csp-implemented-with-unsafe-inline";
  if (["script-src", "style-src", "connect-src", "font-src"].some(isInsecure)) return "csp-implemented-with-insecure-scheme";
  if (["img-src", "media-src"].some(isInsecure)) return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (allows("script-src", ["'unsafe-eval'"])) return "csp-implemented-with-unsafe-eval";
  if (allows("style-src", TOO_BROAD)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  const isClosed = policy.get("default-src")?.join() === "'none'" && ["'none'", "'self'"].includes(policy.get("form-action")?.join() ?? "");
  return isClosed ? "csp-implemented-with-no-unsafe-default-src-none" : "csp-implemented-with-no-unsafe";
}

function judgeCookies(cookies: readonly string[]): Outcome {
  if (cookies.length === 0) return "cookies-not-found";
  const sessions = cookies.filter((cookie) => /sess|login|auth|token/i.test(cookie.split("=")[0] ?? ""));
  const lacking = (among: readonly string[], flag: RegExp) => among.some((cookie) => !flag.test(cookie));
  if (lacking(sessions, /;\s*secure/i)) return "cookies-session-without-secure-flag";
  if (lacking(sessions, /;\s*httponly/i)) return "cookies-session-without-httponly-flag";
  if (lacking(cookies, /;\s*secure/i)) return "cookies-without-secure-flag";
  if (cookies.some((cookie) => /;\s*samesite=(?!lax|strict)/i.test(cookie))) return "cookies-samesite-flag-invalid";
  return lacking(cookies, /;\s*samesite=/i)
    ? "cookies-secure-with-httponly-sessions"
    : "cookies-secure-with-httponly-sessions-and-samesite";
}

function judgeSharing(headers: Answer["headers"]): Outcome {
  if (headers["access-control-allow-credentials"] === "true") return "cross-origin-resource-sharing-implemented-with-universal-access";
  return headers["access-control-allow-origin"] === undefined
    ? "cross-origin-resource-sharing-not-implemented"
    : "cross-origin-resource-sharing-implemented-with-public-access";
}

function judgeReferrer(header: string | undefined): Outcome {
  if (header === undefined) return "referrer-policy-not-implemented";
  return PRIVATE_REFERRERS.includes(header) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

function judgeTransport(header: string | undefined): Outcome {
  const seconds = /max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (seconds === undefined) return "hsts-not-implemented";
  return Number(seconds) >= SIX_MONTHS_SECONDS
    ? "hsts-implemented-max-age-at-least-six-months"
    : "hsts-implemented-max-age-less-than-six-months";
}

function judgeScripts(body: string): Outcome {
  const foreign = [...body.matchAll(/<script[^>]*\ssrc=["']((?:https?:)?\/\/[^"']*)/gi)].map(([, source = ""]) => source);
  if (foreign.length === 0) return "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
  return foreign.every((source) => source.startsWith("https:"))
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-and-external-scripts-not-loaded-securely";
}

function judgeFrames(headers: Answer["headers"]): Outcome {
  if (/frame-ancestors/.test(headers["content-security-policy"] ?? "")) return "x-frame-options-implemented-via-csp";
  return headers["x-frame-options"] === undefined ? "x-frame-options-not-implemented" : "x-frame-options-sameorigin-or-deny";
}

function judgeSharedResources(header: string | undefined): Outcome {
  if (header === undefined) return "cross-origin-resource-policy-not-implemented";
  return header === "cross-origin"
    ? "cross-origin-resource-policy-implemented-with-cross-origin"
    : "cross-origin-resource-policy-implemented-with-same-origin";
}

/**
 * O1: scores an answer of a site whose URL begins with https. The redirect from http is the reverse proxy's part
 * (docs/putting-it-online.md) and is assumed.
 */
export function scoreAnswer({ headers, cookies, body }: Pick<Answer, "headers" | "cookies" | "body">): Score {
  const outcomes: Outcome[] = [
    judgePolicy(headers["content-security-policy"]),
    judgeCookies(cookies),
    judgeSharing(headers),
    "redirection-to-https",
    judgeReferrer(headers["referrer-policy"]),
    judgeTransport(headers["strict-transport-security"]),
    judgeScripts(body),
    headers["x-content-type-options"] === "nosniff" ? "x-content-type-options-nosniff" : "x-content-type-options-not-implemented",
    judgeFrames(headers),
    judgeSharedResources(headers["cross-origin-resource-policy"]),
  ];
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 0);
  const modifiers = outcomes.map((outcome) => MODIFIERS[outcome]);
  const left = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score = Math.max(0, left >= GAINS_FROM ? left + sum(modifiers.filter((modifier) => modifier > 0)) : left);
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? "F", outcomes };
}
