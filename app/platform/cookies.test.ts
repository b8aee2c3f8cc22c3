import { describe, expect, it } from "vitest";
import { preferenceCookie, readCookie } from "./cookies.ts";

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

  it("of a preference are HttpOnly and Lax, and Secure on https", () => {
    const plain = preferenceCookie("marketplace", "co.uk", { maxAgeSeconds: 60, siteUrl: "http://127.0.0.1:3000" });
    expect(plain).toBe("marketplace=co.uk; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
    expect(preferenceCookie("marketplace", "de", { maxAgeSeconds: 60, siteUrl: "https://shop.example" })).toBe(
      "marketplace=de; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
    );
    expect(() => preferenceCookie("marketplace", "de; Domain=evil", { maxAgeSeconds: 60, siteUrl: "https://shop.example" })).toThrow(
      "Not a preference",
    );
  });
});
