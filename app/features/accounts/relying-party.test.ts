import { expect, test } from "vitest";
import { findRelyingParty } from "./relying-party.ts";

test.each([
  ["https://gifts.example", { domain: "gifts.example", origins: ["https://gifts.example"] }],
  ["https://gifts.example:8443", { domain: "gifts.example", origins: ["https://gifts.example:8443"] }],
  ["http://127.0.0.1:3000", { domain: "localhost", origins: ["http://localhost:3000"] }],
  ["http://[::1]:3000", { domain: "localhost", origins: ["http://localhost:3000"] }],
  ["http://192.0.2.7", null],
])("passkeys of %s", (siteUrl, home) => {
  expect(findRelyingParty(siteUrl)).toEqual(home);
});
