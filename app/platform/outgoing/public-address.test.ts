import { describe, expect, test } from "vitest";
import { isPrivateHost, isPublicAddress } from "./public-address.ts";

describe("S1: which addresses may be asked", () => {
  test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "100.128.0.1", "192.169.0.1", "2606:4700::1111", "2a00:1450:4001:80e::200e"])(
    "%s is on the internet",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    "0.0.0.0",
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "192.0.0.8",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "100::1",
    "localhost",
    "",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
});

test.each([
  ["localhost", true],
  ["ollama", true],
  ["models.internal", true],
  ["box.home.arpa", true],
  ["10.0.0.7", true],
  ["[::1]", true],
  ["[fd00::7]", true],
  ["8.8.8.8", false],
  ["[2606:4700::1111]", false],
  ["api.openai.com", false],
  ["internal.example", false],
])("%s is a host of one's own network: %j", (host, isPrivate) => expect(isPrivateHost(host)).toBe(isPrivate));
