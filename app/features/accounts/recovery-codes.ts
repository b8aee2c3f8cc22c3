/** Digits and capitals without look-alikes: ten of them make 50 bits. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const COUNT = 10;
const HALF = 5;

// 256 is a multiple of 32, so no letter is likelier than another.
const half = () => Array.from(crypto.getRandomValues(new Uint8Array(HALF)), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** Makes ten new recovery codes, such as `7KQ2M-X9PDA`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`);
}

/** Returns a recovery code in the form in which it was issued: lower-case letters and a missing or different dash do not matter. */
export function normalizeRecoveryCode(typed: string): string {
  const letters = typed.replaceAll(/[^0-9a-z]/gi, "").toUpperCase();
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}
