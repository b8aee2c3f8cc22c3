import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Finding } from "../cluster/sharing.ts";
import { makeFreshDebian } from "./fresh-debian.ts";

const PAGE = "docs/putting-it-online.md";
/** Debian 12, whose Node is too old. */
const FORMER_RELEASE = "bookworm";
const REFUSAL = /Node 18\.\S+ is too old: 20 or newer is needed \((npm install --global node@24)\)/;
const ADDRESS = "https://git.example/presently.git";

/** Returns the page's first commands, which get the committed state of this checkout from `clone`. */
function readFirstCommands(clone: string): string {
  const [, commands = ""] = /```sh\n([^`]*)```/.exec(readFileSync(PAGE, "utf8")) ?? [];
  if (!commands.includes(ADDRESS)) throw new Error(`The first commands of ${PAGE} clone nothing from ${ADDRESS}`);
  return commands.replace(ADDRESS, clone);
}

/** The first commands of "Putting it online" on a Debian whose Node is too old: they end in a line with the command that is missing. */
export async function beginOnFormerDebian(folder: string): Promise<Finding[]> {
  const debian = makeFreshDebian(FORMER_RELEASE, path.join(folder, "former-debian"), path.join(folder, "former.log"));
  execFileSync("git", ["clone", "--quiet", "--bare", ".", path.join(debian.folder, "presently.git")]);
  const messageOf = (error: unknown) => (error as Error).message;
  const said = await debian.run(readFirstCommands("/presently.git")).catch(messageOf);
  const [line = said, command = "false"] = REFUSAL.exec(said) ?? [];
  const version = await debian.run(`${command} && hash -r && node --version`).catch(messageOf);
  return [
    { what: "guide: on Debian 12 the first commands end in a line that says what is missing", isSo: REFUSAL.test(said), measured: line },
    { what: "guide: and what it says to run helps", isSo: /^v24/m.test(version), measured: version.trim().split("\n").at(-1) ?? "" },
  ];
}
