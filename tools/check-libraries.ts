// Looks at the libraries of an installed site: node scripts/run.mjs check-libraries
// Each license has to be on the list of tools/checks/libraries.ts. The registry that npm uses is asked for known holes; where none answers, that is
// passed over, and a line says so. Exits with 1 for another license, or a hole that is high or critical.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findForeignLicenses, readAudit } from "./checks/libraries.ts";
import type { LockedPackages } from "../scripts/libraries/needed-libraries.ts";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: LockedPackages };
const foreign = findForeignLicenses(packages);
for (const line of foreign) console.error(`License: ${line}`);

const words = ["audit", "--omit=dev", "--audit-level=high", "--json", "--fetch-retries=0", "--fetch-timeout=30000"];
const audit = readAudit(spawnSync("npm", words, { encoding: "utf8", shell: process.platform === "win32" }).stdout);
if (audit.kind === "not asked") console.log(`Known holes were not asked for: ${audit.reason}`);
else for (const hole of audit.holes) console.error(`Hole: ${hole}`);
const isGood = foreign.length === 0 && (audit.kind === "not asked" || audit.holes.length === 0);
if (isGood) console.log(`${Object.keys(packages).length - 1} libraries, each under a license of the list`);
process.exitCode = isGood ? 0 : 1;
