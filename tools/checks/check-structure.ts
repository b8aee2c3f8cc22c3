import { execFileSync } from "node:child_process";
import path from "node:path";

/**
 * Names of a feature's files: a stem that says what the file does, `.tables`, `.queries` or `.commands` where it uses the database, and `.server` or
 * `.process` where it runs nowhere else. A test is named after its file, with or without `.server`.
 */
const FEATURE_FILE = /^[a-z0-9-]+(\.(tables|queries|commands))?(\.(server|process))?(\.test)?\.tsx?$/;
const COMPONENT = /^[a-z0-9-]+(\.test)?\.tsx?$/;
/** Stems that would fit any file of a feature. */
const EMPTY_STEM = /^(rules|service|policy)\./;
const NAMELESS_ROOMS = /(^|\/)(utils?|helpers?|lib|libs|common|misc|shared)(\/|\.[a-z]+$)/;

/** Returns what is wrong with the names and places of files, one sentence each, with the way to correct it. */
export function findStructureFaults(files: readonly string[]): string[] {
  const faults: string[] = [];
  for (const file of files) {
    const name = path.basename(file);
    if (!/\.(tsx?|sql|mjs|cjs)$/.test(name)) continue;
    if (NAMELESS_ROOMS.test(file)) faults.push(`${file}: a room without a name. Name the file after what it holds.`);
    if (/^index\.tsx?$/.test(name)) faults.push(`${file}: no barrels. Import the file itself.`);
    if (!/^[a-z0-9.-]+$/.test(name.replace(/^\+/, ""))) faults.push(`${file}: file names are kebab-case.`);
    if (file.startsWith("app/features/")) faults.push(...findFeatureFaults(file, name));
    if (/^app\/platform\/.*tables/.test(file)) faults.push(`${file}: platform has no tables of the product. Move it to a feature.`);
  }
  return faults;
}

function findFeatureFaults(file: string, name: string): string[] {
  const rooms = file.split("/").slice(3, -1);
  if (rooms.includes("components")) return COMPONENT.test(name) ? [] : [`${file}: components are kebab-case .tsx files.`];
  if (EMPTY_STEM.test(name)) return [`${file}: a stem that says nothing. Name the file after what it does.`];
  if (FEATURE_FILE.test(name)) return [];
  return [`${file}: a stem that says what the file does, then .tables, .queries or .commands for the database, then .server or .process.`];
}

/** Returns every tracked and new file of the checkout, without the ignored ones. */
export function listProjectFiles(): string[] {
  const output = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 1 << 26 });
  return output.split("\n").filter((line) => line !== "");
}
