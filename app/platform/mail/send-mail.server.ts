import path from "node:path";
import { type Config, config } from "../config.server.ts";
import { log } from "../log.server.ts";
import type { DeliverMail, Mail } from "./mail.ts";
import { createOutboxDelivery } from "./outbox.server.ts";
import { createSmtpDelivery } from "./smtp.server.ts";

export type SendMailResult = { ok: true } | { ok: false; reason: "unavailable" };

let current: DeliverMail | undefined;

function configuredDelivery({ smtpUrl, mailFrom, dataDir }: Config): DeliverMail {
  return smtpUrl === undefined ? createOutboxDelivery(path.join(dataDir, "outbox"), mailFrom) : createSmtpDelivery(smtpUrl, mailFrom);
}

/** What the log may know of a failure: SMTP errors repeat addresses in their message. */
function describeFailure(error: unknown) {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { name: error instanceof Error ? error.name : "unknown", code, command, responseCode };
}

/**
 * Sends a mail through the configured SMTP server, or without one into the local outbox (`DATA_DIR/outbox`).
 * Answers `unavailable` when it could not be handed over; the reason is in the log, without anything that was written.
 */
export async function sendMail(mail: Mail, deliver = (current ??= configuredDelivery(config()))): Promise<SendMailResult> {
  try {
    await deliver(mail);
    return { ok: true };
  } catch (error) {
    log.error({ failure: describeFailure(error) }, "a mail could not be sent");
    return { ok: false, reason: "unavailable" };
  }
}
