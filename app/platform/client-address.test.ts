import { expect, test } from "vitest";
import { limitKeyOf, parseTrustedProxies, resolveClientAddress } from "./client-address.server.ts";

const proxies = parseTrustedProxies(["10.0.0.0/8", "192.0.2.7", "fd00::/8"]);

test.each([
  ["203.0.113.5", "198.51.100.1", "203.0.113.5", "nobody's word counts but a trusted proxy's"],
  ["10.0.0.1", "198.51.100.1", "198.51.100.1", "a proxy names the client"],
  ["10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1", "what the client wrote himself does not count"],
  ["10.0.0.1", "198.51.100.1, 192.0.2.7", "198.51.100.1", "two proxies in a row"],
  ["::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1", "an IPv4 address in IPv6 clothing"],
  ["10.0.0.1", "garbage", "10.0.0.1", "garbage is not believed"],
  ["10.0.0.1", "", "10.0.0.1", "a proxy that says nothing"],
  ["fd00::1", "2001:db8::1", "2001:db8::1", "IPv6"],
  ["192.0.2.8", "198.51.100.1", "192.0.2.8", "the neighbor of a proxy is none"],
])("R2: from %s with X-Forwarded-For %j the client is %s (%s)", (remote, forwarded, client, _why) => {
  expect(resolveClientAddress(remote, forwarded, proxies)).toBe(client);
});

test("R2: nothing known is null", () => {
  expect(resolveClientAddress(undefined, "1.2.3.4", proxies)).toBeNull();
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["198.51.100.1", "198.51.100.1"],
])("R2: limits count %s as %s", (address, key) => {
  expect(limitKeyOf(address)).toBe(key);
});

test("R2: a network has one key, however its address is written", () => {
  const written = ["2001:db8:0:1::5", "2001:0db8:0000:0001::5", "2001:DB8:0:1:0:0:0:9", "2001:0DB8:0:01:ffff::"];
  expect(new Set(written.map(limitKeyOf))).toEqual(new Set(["2001:db8:0:1::/64"]));
});

test("a wrong entry in TRUSTED_PROXIES is named", () => {
  expect(() => parseTrustedProxies(["proxy.internal"])).toThrow("proxy.internal");
});
