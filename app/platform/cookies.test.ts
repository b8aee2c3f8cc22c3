import { describe, expect, it } from "vitest";
import { preferenceCookie, readCookie, readPreference } from "./cookies.ts";

describe("cookies", () => {
  it.each([
    ["a=1; marketplace=co.uk; b=2", "co.uk"],
    ["marketplace=de", "de"],
    ["xmarketplace=de", null],
    ["marketplace", null],
    ["", null],
    ["marketplace=a=b", "a=b"],
  ])("%j holds %j", (cookie, value) => {
    expect(readCookie(new Request("http://own.example", { headers: { cookie } }), "marketplace")).toBe(value);
  });

  it("A3: of a preference are HttpOnly and Lax, and on https Secure and bound to this host", () => {
    const plain = preferenceCookie("marketplace", "co.uk", { maxAgeSeconds: 60, siteUrl: "http://127.0.0.1:3000" });
    expect(plain).toBe("marketplace=co.uk; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
    expect(preferenceCookie("marketplace", "de", { maxAgeSeconds: 60, siteUrl: "https://shop.example" })).toBe(
      "__Host-marketplace=de; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
    );
    expect(() => preferenceCookie("marketplace", "de; Domain=evil", { maxAgeSeconds: 60, siteUrl: "https://shop.example" })).toThrow(
      "Not a preference",
    );
  });

  it("A3: on https a preference counts only under the name that no other host can set", () => {
    const headers = { cookie: "marketplace=de; __Host-marketplace=fr" };
    const ask = (siteUrl: string, cookie = headers.cookie) =>
      readPreference(new Request(siteUrl, { headers: { cookie } }), "marketplace", siteUrl);
    expect([ask("https://shop.example"), ask("http://127.0.0.1:3000")]).toEqual(["fr", "de"]);
    expect(ask("https://shop.example", "marketplace=de")).toBeNull();
  });
});
