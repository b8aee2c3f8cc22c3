/** Digits and capitals without look-alikes: 50 bits in ten of them. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const COUNT = 10;
const HALF = 5;

// 256 is a multiple of 32, so no letter is likelier than another.
const half = () => Array.from(crypto.getRandomValues(new Uint8Array(HALF)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Ten fresh recovery codes, such as `7KQ2M-X9PDA`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`);
}

/** A recovery code as it was given out, however somebody typed it: small letters and a missing or other dash do not matter. */
export function tidyRecoveryCode(typed: string): string {
  const letters = typed.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}
