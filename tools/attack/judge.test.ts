import { expect, test } from "vitest";
import { MARK, RECKONED } from "./hostile-values.ts";
import { judge } from "./judge.ts";
import type { Answer } from "./send.ts";

const SITE = "http://site.test";
const GOOD: Answer = {
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": "private, no-store",
  },
  cookies: [],
  body: "<!doctype html><p>Hello</p>",
  ms: 1,
};

function findingsOf(
  answer: Partial<Answer>,
  { target = "/", ...traits }: { caller?: "anonymous" | "user"; allowed?: "signed-in"; isPrivate?: boolean; target?: string } = {},
) {
  const headers = { ...GOOD.headers, ...answer.headers };
  for (const [name, value] of Object.entries(headers)) if (value === "") delete headers[name];
  const shot = { method: "GET", target, headers: {}, body: null };
  return judge(
    shot,
    { ...GOOD, ...answer, headers },
    { caller: "user", siteUrl: SITE, folders: ["/tmp/data"], isPrivate: true, ...traits },
  );
}

test("the page that one of ours shows in a frame may be framed by us alone, and only the page itself", () => {
  const framed = {
    "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
  };
  const faults = ["has no frame-ancestors 'none'", "may be framed"];
  const preview = "/admin/appearance/preview";
  expect(findingsOf({ headers: framed }, { target: `${preview}?a=b` })).toEqual([]);
  expect(findingsOf({ headers: framed }, { target: `${preview}//` })).toEqual([]);
  expect(findingsOf({ headers: framed, status: 403 }, { target: preview })).toEqual(faults);
  expect(findingsOf({ headers: framed })).toEqual(faults);
});

test("a good answer is no finding, what came in as text neither", () => {
  expect(findingsOf({})).toEqual([]);
  expect(findingsOf({ body: `<p>&lt;${MARK} onload=alert(1)&gt;</p><script>"\\u003c${MARK}>"</script>` })).toEqual([]);
  expect(findingsOf({ status: 302, headers: { location: "/auth?next=%2F%2Fevil.example" } })).toEqual([]);
});

test.each<[string, Partial<Answer>, string]>([
  ["a 5xx", { status: 500 }, "answers 500"],
  ["a stack", { body: "Error: x\n    at load (file:///srv/a.js:1:2)" }, "shows a stack trace"],
  ["an SQL error", { body: 'invalid input syntax for type uuid: "x"' }, "shows an SQL error"],
  ["a folder", { body: "/tmp/data/media" }, "shows a folder of the server"],
  ["markup", { body: `<p><${MARK} onload=alert(1)></p>` }, "gives markup back as it came"],
  ["a script's end", { body: `<script>"</script><${MARK}>"</script>` }, "gives markup back as it came"],
  ["a script link", { body: `<a href="javascript:${MARK}">x</a>` }, "links to a script that came in"],
  ["a reckoning", { body: RECKONED }, "reckons with what came in"],
  ["no nosniff", { headers: { "x-content-type-options": "" } }, "has no nosniff"],
  [
    "no policy",
    { headers: { "content-security-policy": "default-src 'self'; base-uri 'none'; frame-ancestors 'none'" } },
    "has no default-src 'none'",
  ],
  ["a foreign host", { status: 302, headers: { location: "//evil.example" } }, "leads to http://evil.example"],
  ["a kept cookie", { cookies: ["a=1"], headers: { "cache-control": "public" } }, "sets a cookie and may be kept (cache-control: public)"],
  ["a kept private page", { headers: { "cache-control": "" } }, "is for one person and may be kept (cache-control: none)"],
  ["an open session cookie", { cookies: ["presently.session_token=x; Path=/"] }, "gives scripts the session"],
])("%s is a finding", (_what, answer, finding) => {
  expect(findingsOf(answer)).toEqual([finding]);
});

test("Z1: an answer to a caller without access is a finding", () => {
  expect(findingsOf({}, { caller: "anonymous", allowed: "signed-in" })).toEqual(["answers 200 to somebody who may not ask"]);
  expect(findingsOf({ status: 302 }, { caller: "anonymous", allowed: "signed-in" })).toEqual([]);
});
