import { createOTP } from "@better-auth/utils/otp";

const STEP_MS = 30_000;

/**
 * Returns what an authenticator app shows for a key as pages give it (base32, blanks allowed): the present code, or that of some 30-second
 * steps away. The site accepts the previous and the next one too, so that 0 and 1 stay valid for half a minute.
 */
export function codeFor(key: string, stepsAway = 0): Promise<string> {
  const bits = [...key.replaceAll(" ", "")].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = Uint8Array.from(bits.join("").match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return createOTP(new TextDecoder().decode(bytes)).hotp(Math.floor(Date.now() / STEP_MS) + stepsAway);
}
