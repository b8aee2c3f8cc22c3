import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { DeliverMail, MailSender } from "./mail.ts";
import { composeMail } from "./mail-headers.server.ts";

/** Writes each mail as `<time>-<id>.eml` into a folder that only this process's user may read. A file appears whole or not at all. */
export function createOutboxDelivery(folder: string, from: MailSender): DeliverMail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const { message } = await composer.sendMail(composeMail(from, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID()}.eml`;
    const half = path.join(folder, `${name}.part`);
    try {
      await writeFile(half, message as Buffer, { flush: true, mode: 0o600 });
      await rename(half, path.join(folder, name));
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  };
}
