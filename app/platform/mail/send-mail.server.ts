import path from "node:path";
import { type Config, config } from "../config.server.ts";
import { log } from "../log.server.ts";
import type { DeliverMail, Mail } from "./mail.ts";

export type SendMailResult = { ok: true } | { ok: false; reason: "unavailable" };

let current: Promise<DeliverMail> | undefined;

/** nodemailer is loaded with the first mail. */
async function configuredDelivery({ smtpUrl, mailFrom, dataDir }: Config): Promise<DeliverMail> {
  if (smtpUrl !== undefined) return (await import("./smtp.server.ts")).createSmtpDelivery(smtpUrl, mailFrom);
  return (await import("./outbox.server.ts")).createOutboxDelivery(path.join(dataDir, "outbox"), mailFrom);
}

/** Describes a failure for the log without its message, since SMTP errors repeat addresses there. */
function describeFailure(error: unknown) {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { name: error instanceof Error ? error.name : "unknown", code, command, responseCode };
}

/**
 * Sends a mail through the configured SMTP server, or without one into the local outbox (`DATA_DIR/outbox`). Returns `unavailable` when it
 * could not be delivered; the reason is in the log, without any text of the mail.
 */
export async function sendMail(mail: Mail, deliver?: DeliverMail): Promise<SendMailResult> {
  try {
    const handOver = deliver ?? (await (current ??= configuredDelivery(config())));
    await handOver(mail);
    return { ok: true };
  } catch (error) {
    log.error({ failure: describeFailure(error) }, "a mail could not be sent");
    return { ok: false, reason: "unavailable" };
  }
}
