import { expect, test } from "vitest";
import type { Mail } from "#app/platform/mail/mail.ts";
import {
  accountExistsMail,
  addressTakenMail,
  approveChangeMail,
  confirmAnewMail,
  confirmationMail,
  confirmChangeMail,
  resetMail,
} from "./mails.ts";
import { accessRequestedMail, invitationMail, roleMail } from "./role-mails.ts";
import { type SecurityEvent, securityMail } from "./security-notices.ts";

const siteUrl = "https://gifts.example";
const site = { siteName: "Gifts of mine", siteUrl, to: "ada@example.com" };
const link = `${siteUrl}/auth/confirm?token=abc`;
const origin = { at: new Date(0), device: null, country: null };
const noticeOf = (event: SecurityEvent) => securityMail({ ...site, contactEmail: "shop@gifts.example", timeZone: "UTC", event, origin });

const WITH_LINK: [string, Mail][] = [
  ["confirmation", confirmationMail({ ...site, link })],
  ["confirmation anew", confirmAnewMail({ ...site, link })],
  ["account exists", accountExistsMail({ ...site, link })],
  ["reset", resetMail({ ...site, link })],
  ["approval of a move", approveChangeMail({ ...site, link, newEmail: "new@example.com" })],
  ["confirmation of a move", confirmChangeMail({ ...site, link })],
  ["request for access", accessRequestedMail({ ...site, name: "Grace", email: "grace@example.com" })],
  ["a first role", roleMail(site, { before: null, after: "editor" })],
  ["another role", roleMail(site, { before: "admin", after: "editor" })],
  ["invitation", invitationMail({ ...site, inviter: "Grace", role: "author", link, days: 7 })],
  ["a changed password", noticeOf({ kind: "password-changed" })],
  ["a new passkey", noticeOf({ kind: "passkey-added" })],
];
const WITHOUT_LINK: [string, Mail][] = [
  ["address taken", addressTakenMail(site)],
  ["refused request", roleMail(site, "refused")],
  ["ended role", roleMail(site, { before: "editor", after: null })],
  ["moved account", noticeOf({ kind: "email-moved", newEmail: "new@example.com" })],
];

test.each(WITH_LINK)("the one link of a mail is its button's, and a paragraph of its own in the text: %s", (_name, { text, button }) => {
  expect(text.match(/https?:\S+/g)).toEqual([button?.link]);
  expect(text.split("\n\n")).toContain(button?.link);
  expect(button?.label).toMatch(/^[A-Z][\w' ,]{3,40}$/);
});

test.each(WITHOUT_LINK)("a mail without a link has no button: %s", (_name, { text, button }) => {
  expect([text.match(/https?:\S+/g), button]).toEqual([null, undefined]);
});
