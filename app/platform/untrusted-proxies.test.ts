import { expect, test, vi } from "vitest";
import { parseTrustedProxies } from "./client-address.server.ts";

const trusted = parseTrustedProxies(["10.0.0.1"]);
const forwarded = new Headers({ "x-forwarded-for": "203.0.113.9" });

test("a proxy that is not trusted is said once, by the setting that names it, and never by a visitor's address (R2, P1)", async () => {
  // A server remembers what it has seen, so this is one that has just started.
  vi.resetModules();
  const [{ log }, { findProxyNotice, isCrowd, noticeForwarding }] = [
    await import("./log.server.ts"),
    await import("./untrusted-proxies.server.ts"),
  ];
  const warn = vi.spyOn(log, "warn").mockReturnValue(undefined);
  noticeForwarding("10.0.0.1", forwarded, trusted);
  noticeForwarding("10.0.0.7", new Headers(), trusted);
  noticeForwarding(undefined, forwarded, trusted);
  expect([warn.mock.calls, findProxyNotice(), isCrowd("10.0.0.7")]).toEqual([[], null, false]);

  for (const visitor of ["93.184.216.34", "8.8.8.8"]) noticeForwarding(visitor, forwarded, trusted);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(findProxyNotice()).toContain("from a public address, which TRUSTED_PROXIES doesn't name");
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/93\.184|8\.8\.8/);
  expect(isCrowd("8.8.8.8"), "anybody on the internet may claim to forward").toBe(false);

  for (let count = 0; count < 3; count++) noticeForwarding("::ffff:10.0.0.7", new Headers({ forwarded: "for=203.0.113.9" }), trusted);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(findProxyNotice()).toContain("set TRUSTED_PROXIES=10.0.0.7");
  expect([isCrowd("10.0.0.7"), isCrowd("10.0.0.1"), isCrowd(null)]).toEqual([true, false, false]);
});
