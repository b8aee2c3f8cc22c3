import { expect, test } from "vitest";
import { securityMail } from "./security-notices.ts";

const site = { siteName: "Presently", siteUrl: "https://gifts.example", contactEmail: "shop@gifts.example", to: "ada@example.com" };
const origin = { at: new Date("2026-11-20T23:11:00Z"), device: null, country: null };

test.each([
  ["UTC", "When: November 20, 2026 at 11:11 PM (UTC)"],
  ["Europe/Berlin", "When: November 21, 2026 at 12:11 AM (Europe/Berlin)"],
])("a security mail of a site in %s says %s", (timeZone, when) => {
  expect(securityMail({ ...site, timeZone, event: { kind: "email-moved", newEmail: "b@example.com" }, origin }).text).toContain(when);
});
