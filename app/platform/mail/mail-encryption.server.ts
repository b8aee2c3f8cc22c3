import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Mail } from "./mail.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "presently mail queue", 32));
}

/** Encrypts a mail so that only holders of the secret can read it (AES-256-GCM; 12 bytes of IV, 16 of tag, the rest text). */
export function encryptMail(mail: Mail, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(mail), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts a mail of encryptMail; returns null when it was encrypted with another secret. */
export function decryptMail(sealed: Buffer, secret: string): Mail | null {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString("utf8")) as Mail;
  } catch {
    return null;
  }
}
