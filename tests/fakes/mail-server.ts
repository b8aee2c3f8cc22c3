import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as received. */
  raw: string;
}

export interface FakeMailServer {
  url: string;
  received: ReceivedMail[];
  /** Refuses every recipient from now on, as a full or blocking mailbox would. */
  refuseRecipients(): void;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free local port that records the mails it receives. */
export async function startMailServer(): Promise<FakeMailServer> {
  const received: ReceivedMail[] = [];
  let refuses = false;
  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const raw = (await buffer(stream)).toString("utf8");
    const from = envelope.mailFrom ? envelope.mailFrom.address : "";
    received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, callback) => callback(refuses ? new Error("mailbox unavailable") : null),
    onData: async (stream, session, callback) => {
      await receive(stream, session);
      callback(null);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    refuseRecipients: () => {
      refuses = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
