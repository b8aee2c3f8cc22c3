import type { Mail } from "#app/platform/mail/mail.ts";
import { formatMomentIn } from "#app/platform/time-zones.ts";

/** The origin of an action, as far as it is known. No network address is part of it. */
export interface ActionOrigin {
  at: Date;
  /** A name such as "Firefox on Windows". */
  device: string | null;
  /** The ISO 3166 code of two capital letters, guessed from the network address. */
  country: string | null;
}

/** Events that the owner of an account is notified of by mail, even where another person caused them. */
export type SecurityEvent =
  | {
      kind:
        | "password-changed"
        | "password-reset"
        | "two-factor-on"
        | "two-factor-off"
        | "codes-renewed"
        | "passkey-added"
        | "passkey-removed";
    }
  | { kind: "email-moved"; newEmail: string };

interface SecurityMail {
  siteName: string;
  siteUrl: string;
  contactEmail: string;
  /** The time zone in which the mail says when it was. */
  timeZone: string;
  to: string;
  event: SecurityEvent;
  origin: ActionOrigin;
}

function describeEvent(event: SecurityEvent): string {
  switch (event.kind) {
    case "password-changed":
    case "password-reset":
      return "your password was changed";
    case "two-factor-on":
      return "two-factor sign-in was turned on";
    case "two-factor-off":
      return "two-factor sign-in was turned off";
    case "codes-renewed":
      return "new recovery codes were created, and the old ones no longer work";
    case "passkey-added":
      return "a passkey was added to your account";
    case "passkey-removed":
      return "a passkey was removed from your account";
    case "email-moved":
      return `your email address was changed to ${event.newEmail}`;
  }
}

const forgotAddressOf = ({ siteUrl }: Pick<SecurityMail, "siteUrl">) => `${siteUrl}/auth/forgot`;

/** Returns what to do where another person did it: a new password helps in most cases, but not against changes that outlive one. */
function describeRemedy(event: SecurityEvent, { siteUrl, contactEmail }: Pick<SecurityMail, "siteUrl" | "contactEmail">): string[] {
  const write = `write to ${contactEmail} right away`;
  if (event.kind === "email-moved") return [`If it wasn't you, ${write}.`];
  const newPassword = [
    "If it wasn't you, choose a new password right away. That also signs everyone else out:",
    forgotAddressOf({ siteUrl }),
  ];
  if (event.kind === "passkey-added") return [...newPassword, "It also removes all passkeys, so you'll need to add yours again."];
  if (event.kind === "two-factor-on" || event.kind === "codes-renewed")
    return [...newPassword, `If you then can't get past the second step, ${write}.`];
  return newPassword;
}

const COUNTRIES = new Intl.DisplayNames("en-US", { type: "region", fallback: "none" });

function describeOrigin(event: SecurityEvent, { at, device, country }: ActionOrigin, timeZone: string): string {
  const place = country === null ? undefined : COUNTRIES.of(country);
  return [
    `When: ${formatMomentIn(timeZone, at)}`,
    event.kind === "password-reset" ? "How: with a link emailed to this address" : null,
    device === null ? null : `Device: ${device}`,
    place === undefined ? null : `Where: ${place}, as far as we can tell`,
  ]
    .filter((line) => line !== null)
    .join("\n");
}

/** Returns the mail that notifies the owner of a security event of their account. */
export function securityMail({ to, event, origin, ...site }: SecurityMail): Mail {
  const what = describeEvent(event);
  const paragraphs = [
    "Hello,",
    `This is to let you know that ${what}.`,
    describeOrigin(event, origin, site.timeZone),
    "If it was you, there's nothing you need to do.",
    ...describeRemedy(event, site),
    site.siteName,
  ];
  return {
    fromName: site.siteName,
    to,
    subject: `${site.siteName}: ${what}`,
    text: `${paragraphs.join("\n\n")}\n`,
    ...(event.kind === "email-moved" ? {} : { button: { label: "Choose a new password", link: forgotAddressOf(site) } }),
  };
}
