import { expect, test } from "vitest";
import { baseHeaders, pageHeaders } from "./security-headers.ts";

test("O1: a site on https tells browsers to stay there for two years, subdomains too; one on http does not", () => {
  expect(baseHeaders("https://gifts.example")).toMatchObject({ "strict-transport-security": "max-age=63072000; includeSubDomains" });
  expect(baseHeaders("http://127.0.0.1:3000")).not.toHaveProperty("strict-transport-security");
});

test("O1: every answer carries these headers", () => {
  expect(baseHeaders("http://site.test")).toEqual({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
});

test("O1: a page's policy allows nothing but what is named, its own inline scripts by hash", () => {
  const html = Buffer.from('<script src="/a.js"></script><script type="application/ld+json">{}</script><script>start()</script>');
  const headers = pageHeaders(html, "https://gifts.example");
  expect(headers["content-security-policy"]?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ]);
  expect(headers["x-frame-options"]).toBe("DENY");
});

test("O1: a page that another one shows in a frame may be framed by this site alone and frames nothing, and no other page may be framed", () => {
  const policyOf = (isFramed: boolean) => pageHeaders(Buffer.from(""), "http://site.test", { isFramed });
  const framed = policyOf(true);
  expect(framed["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(framed["content-security-policy"]).not.toContain("frame-src");
  expect(framed["x-frame-options"]).toBe("SAMEORIGIN");
  const holding = policyOf(false);
  expect(holding["content-security-policy"]).toContain("frame-src 'self'");
  expect(holding["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("O1: a page's own scripts may send something to the addresses that the page names, and to no others", () => {
  const connectsTo = ["https://stats.gifts.example/api/event"];
  const { "content-security-policy": policy = "" } = pageHeaders(Buffer.from(""), "http://site.test", { connectsTo });
  expect(policy).toContain("connect-src 'self' https://stats.gifts.example/api/event;");
  expect(policy.match(/stats\.gifts/g)).toHaveLength(1);
});
