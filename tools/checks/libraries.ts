import type { LockedPackages } from "../../scripts/libraries/needed-libraries.ts";

/** Licenses under which a library may be part of an installed site. The last three ask that changes to their own files stay open, and we make none. */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Unlicense"],
  ...["OFL-1.1", "MPL-2.0", "LGPL-3.0-or-later"],
]);

/** Understands `(A OR B)` and `A AND B`; what is more nested counts as not allowed, so that somebody reads it. */
function isAllowed(expression: string): boolean {
  const alternatives = expression.replaceAll(/^\(|\)$/g, "").split(" OR ");
  return alternatives.some((alternative) => alternative.split(" AND ").every((name) => ALLOWED.has(name)));
}

/** Returns the libraries of an installed site whose license is not on the list, or that name none, one line each. */
export function findForeignLicenses(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([folder, { dev, license }]) => folder !== "" && dev !== true && !(license !== undefined && isAllowed(license)))
    .map(([folder, { version, license }]) => `${folder} ${version}: ${license ?? "names no license"}`);
}

/** What a registry knows of the installed versions. */
export type AuditOutcome =
  | { kind: "asked"; holes: string[] }
  /** No registry has answered, or it does not answer such questions. */
  | { kind: "not asked"; reason: string };

interface AuditReport {
  message?: string;
  error?: { summary?: string; detail?: string };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const SERIOUS = ["high", "critical"];

/** Reads what `npm audit --json` has written. */
export function readAudit(output: string): AuditOutcome {
  let report: AuditReport;
  try {
    report = JSON.parse(output) as AuditReport;
  } catch {
    return { kind: "not asked", reason: "npm audit has said nothing" };
  }
  if (report.vulnerabilities === undefined)
    return { kind: "not asked", reason: report.message ?? report.error?.summary ?? "npm audit gives no reason" };
  const serious = Object.entries(report.vulnerabilities).filter(([, { severity }]) => SERIOUS.includes(severity));
  return { kind: "asked", holes: serious.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
}
