import { PASSWORD_MAX, PASSWORD_MIN } from "./constants.ts";
import knownPasswords from "./known-passwords.json" with { type: "json" };

const KNOWN: ReadonlySet<string> = new Set(knownPasswords);

/** Words of the product that anybody would try, beside those of the site and of the person. */
const OUR_WORDS = ["presently", "gift", "gifts", "present", "presents", "shop", "admin", "password"];
const MIN_WORD = 3;

export type PasswordFault = "too-short" | "too-long" | "well-known" | "names";

/** Messages for a refused password, which say what to do. */
const REASONS: Record<PasswordFault, string> = {
  "too-short": `Use at least ${PASSWORD_MIN} characters.`,
  "too-long": `Use at most ${PASSWORD_MAX} characters.`,
  "well-known": "This is one of the passwords that everybody tries first. Choose another one.",
  names: "This is little more than names that anybody would try: yours, or this site’s. Add something of your own.",
};

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** What is left of a password without the words of the product, of the site's name and of the person who chooses it; null without any of them. */
function withoutNames(password: string, names: readonly string[]): string | null {
  const parts = names.flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}\p{N}]+/u).map(lettersOf)]);
  const words = [...OUR_WORDS, ...parts].filter((word) => word.length >= MIN_WORD).toSorted((one, other) => other.length - one.length);
  const whole = lettersOf(password);
  const left = words.reduce((text, word) => text.replaceAll(word, ""), whole);
  return left === whole ? null : left;
}

/**
 * Returns what is wrong with a new password (A1): its length in characters, that it is among the 3,000 most common ones, in any
 * capitalization, or that it is little more than words of the product and of `names`: the site's, the person's, their address.
 */
export function findPasswordFaults(password: string, names: readonly string[]): PasswordFault[] {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return ["too-short"];
  // better-auth counts UTF-16 units.
  if (length > PASSWORD_MAX || password.length > PASSWORD_MAX) return ["too-long"];
  if (KNOWN.has(password.toLowerCase())) return ["well-known"];
  const left = withoutNames(password, names);
  return left !== null && (left.length < PASSWORD_MIN || KNOWN.has(left)) ? ["names"] : [];
}

/** Returns the reasons why a password is too weak as one text; null for an acceptable one. */
export function describePasswordFaults(password: string, names: readonly string[]): string | null {
  const faults = findPasswordFaults(password, names);
  return faults.length === 0 ? null : faults.map((fault) => REASONS[fault]).join(" ");
}
