import { expect, test } from "vitest";
import { type LinkAnswer, classifyAnswer } from "./findings.ts";

const page = (html: string): LinkAnswer => ({ ok: true, bytes: Buffer.from(html) });

test.each<[string, LinkAnswer, string]>([
  ["a page", page("<title>Mug</title><form><div class=g-recaptcha></div></form>".padEnd(30_000)), "alive"],
  ["a puzzle by its title", page("<title>Just a moment...</title>".padEnd(30_000)), "blocked"],
  ["a small page with a captcha", page("<p>Type the characters</p><img src=/captcha/x.jpg>"), "blocked"],
  ["401", { ok: false, status: 401 }, "blocked"],
  ["403", { ok: false, status: 403 }, "blocked"],
  ["429", { ok: false, status: 429 }, "blocked"],
  ["503", { ok: false, status: 503 }, "blocked"],
  ["500", { ok: false, status: 500 }, "failing"],
  ["no answer", { ok: false }, "failing"],
  ["404", { ok: false, status: 404 }, "dead"],
  ["410", { ok: false, status: 410 }, "dead"],
])("%s", (_name, answer, finding) => {
  expect(classifyAnswer(answer)).toBe(finding);
});
