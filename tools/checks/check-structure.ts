import { execFileSync } from "node:child_process";
import path from "node:path";

/**
 * Permitted names of a feature's files; each may have the prefix `<noun>.`. A test is named after its file, with or without `.server`. See
 * docs/architecture.md.
 */
const VOCABULARY =
  /^([a-z0-9-]+\.)?((tables|queries|commands|service)(\.server)?\.test|(tables|queries|commands|service|policy)\.server|process|(schema|rules|policy|types|constants)(\.test)?)\.tsx?$/;
/** Features whose files are named by what they do; `.server` says that a file runs on the server only, and the import rules hold it to that. */
const NAMED_BY_DEED = new Set(["finder"]);
const DEED = /^[a-z0-9-]+(\.(queries|commands))?(\.server)?(\.test)?\.tsx?$/;
const COMPONENT = /^[a-z0-9-]+(\.test)?\.tsx?$/;
/** Files with a name of their own, each for a reason. This list may only shrink. */
const NAMED = new Set(["app/features/catalogue/taxonomies.ts"]);
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
  if (NAMED.has(file)) return [];
  const rooms = file.split("/").slice(3, -1);
  if (rooms.includes("components")) return COMPONENT.test(name) ? [] : [`${file}: components are kebab-case .tsx files.`];
  if (NAMED_BY_DEED.has(file.split("/")[2] ?? "")) {
    return DEED.test(name) ? [] : [`${file}: a stem that says what the file does, .queries or .commands for the database, .server.`];
  }
  if (VOCABULARY.test(name)) return [];
  return [
    `${file}: not in a feature's vocabulary. Use tables.server, queries.server, commands.server, schema, rules, policy, ` +
      "service.server, process, types, constants (a noun may stand in front), or components/.",
  ];
}

/** Returns every tracked and new file of the checkout, without the ignored ones. */
export function listProjectFiles(): string[] {
  const output = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8", maxBuffer: 1 << 26 });
  return output.split("\n").filter((line) => line !== "");
}
