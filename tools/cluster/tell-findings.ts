import type { Finding } from "./sharing.ts";

/** Prints findings, and returns how many of them are not as they should be. */
export function tellFindings(findings: readonly Finding[]): number {
  for (const { what, isSo, measured } of findings)
    process.stdout.write(`${isSo ? "✓" : "✗"} ${what}${measured === undefined ? "" : ` (${measured})`}\n`);
  return findings.filter(({ isSo }) => !isSo).length;
}
