import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { untilAnswered } from "#tests/child-processes.ts";
import { startMailServer } from "#tests/fakes/mail-server.ts";
import { type Finding, leaveOut } from "../cluster/sharing.ts";
import { canLimitMemory, type FreshDebian, makeFreshDebian } from "./fresh-debian.ts";
import { until } from "./steps.ts";
import { makeVisitors, type Visitors } from "./visitors.ts";

const PAGE = "docs/putting-it-online.md";
/** The release of Debian that the page begins with. */
const RELEASE = "trixie";
const DOMAIN = "gifts.example";
const ADDRESS = "https://git.example/presently.git";
const ROOT_OF_CADDY = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
/** What the page calls a release that a small server takes. */
const WITH_LIBRARIES = "presently-VERSION-linux-x64.tar.gz";
const READY_WITHIN_MS = 180_000;
const STEPS = ["install", "settings", "service", "tls", "restore", "update", "back"] as const;
type Step = (typeof STEPS)[number];

/** Returns the page's commands for one small server, by step. */
function readSteps(): Record<Step, string> {
  const [oneServer = ""] = readFileSync(PAGE, "utf8").split("\n## With containers instead");
  const blocks = [...oneServer.matchAll(/```sh\n([^`]*)```/g)].map(([, lines = ""]) => lines);
  if (blocks.length !== STEPS.length) throw new Error(`${PAGE} has ${blocks.length} blocks of commands instead of ${STEPS.length}`);
  return Object.fromEntries(STEPS.map((step, place) => [step, blocks[place]])) as Record<Step, string>;
}

/** Returns a text with a part of it replaced, which has to be there. */
function replace(text: string, part: string | RegExp, by: string): string {
  const changed = text.replace(part, by);
  if (changed === text) throw new Error(`${PAGE} has no ${part} any more`);
  return changed;
}

/** Returns the line of some commands that has `part`. */
function lineWith(commands: string, part: string): string {
  const line = commands.split("\n").find((candidate) => candidate.includes(part));
  if (line === undefined) throw new Error(`${PAGE} has no line with ${part} any more`);
  return line;
}

/** A server that is being put online. */
interface Server {
  debian: FreshDebian;
  steps: Readonly<Record<Step, string>>;
  /** The site's own port; the two after it are Caddy's. */
  port: number;
  visitors: Visitors;
  say(what: string, isSo: boolean, measured?: string): void;
  /** Says that something was not looked at, for lack of something else. */
  sayLeftOut(what: string, lacks: string): void;
}

const untilReady = ({ port }: Pick<Server, "port">) => untilAnswered(`http://127.0.0.1:${port}/readyz`, READY_WITHIN_MS);

/** Lets Caddy sign the domain's certificate itself, as no authority reaches this machine, and gives it ports that nothing else has. */
function fenceCaddy({ folder }: FreshDebian, port: number): void {
  const file = path.join(folder, "etc/caddy/Caddyfile");
  const page = replace(readFileSync(file, "utf8"), "127.0.0.1:3000", `127.0.0.1:${port}`);
  const options = ["admin off", "local_certs", "skip_install_trust", `http_port ${port + 2}`, `https_port ${port + 1}`];
  writeFileSync(file, `{\n${options.map((option) => `\t${option}\n`).join("")}}\n${page}`);
}

/** Steps 2 to 5. */
async function install({ debian, steps, port, say }: Omit<Server, "visitors">, smtp: string): Promise<void> {
  execFileSync("git", ["clone", "--quiet", "--bare", ".", path.join(debian.folder, "presently.git")]);
  const startedAt = performance.now();
  const installed = await debian.run(replace(steps.install, ADDRESS, "/presently.git"));
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  say("on a fresh Debian the first commands install and build the site", installed.includes("is in place"), `${minutes} minutes`);
  const settings = `${replace(steps.settings, /^SMTP_URL=.*$/m, `SMTP_URL=${smtp}`)}PORT=${port}\n`;
  writeFileSync(path.join(debian.folder, "etc/presently.env"), settings, { mode: 0o600 });
  // The log has no end, and lies elsewhere without systemd.
  await debian.run(replace(steps.service, /^journalctl.*$/m, ""));
  await untilReady({ port });
  await debian.run(replace(steps.tls, "systemctl reload caddy", ""));
  fenceCaddy(debian, port);
  await debian.run("systemctl reload caddy");
  await until(async () => globSync(path.join(debian.folder, ROOT_OF_CADDY)).length === 1);
}

/** Step 6, and what the page says of TLS and mails. */
async function takeTheSite({ debian, visitors, say }: Server): Promise<void> {
  const home = await visitors.view("/");
  say("over TLS the home page is there", home.status === 200 && home.body.includes("Gifts of mine"));
  const inside = [(await visitors.view("/readyz")).status, (await visitors.view("/metrics")).status];
  say("and what is for this machine only is not", inside.join() === "404,404", inside.join(", "));
  await visitors.signUp("you@gifts.example");
  say("a mail confirms an account", await visitors.canSignIn("you@gifts.example"));
  const log = readFileSync(path.join(debian.folder, "var/log/presently.log"), "utf8");
  const code = /setup code[^\n]*: ([A-Z0-9-]{20,})/.exec(log)?.[1] ?? "";
  say("the log has the setup code, which makes it an admin's", await visitors.takeTheSite("you@gifts.example", code));
  await visitors.signUp("other@gifts.example");
  const granted = await debian.run("presently admin:grant other@gifts.example");
  say("as does the command", granted.includes("now an admin"), granted.trim().split("\n").at(-1) ?? "");
}

/** Step 7. */
async function restore({ debian, steps, port, visitors, say }: Server): Promise<void> {
  const backups = path.join(debian.folder, "var/lib/presently/backups");
  await until(async () => globSync(path.join(backups, "*.backup")).length > 0);
  say("the first scheduled backup is there", true, readdirSync(backups).join(", "));
  await debian.run("presently backup /var/lib/presently/backups/before.backup");
  await visitors.signUp("later@gifts.example");
  const wasThere = await visitors.canSignIn("later@gifts.example");
  await debian.run(replace(steps.restore, "backups/FILE", "backups/before.backup"));
  await untilReady({ port });
  const after = [await visitors.canSignIn("you@gifts.example"), await visitors.canSignIn("later@gifts.example")];
  say("a backup is restored as it was", wasThere && after[0] === true && after[1] === false);
}

/** Step 8 with a release that is built already: both the one that runs and the one that is installed have to do with the memory of a small server. */
async function updateInSmallMemory({ debian, steps, port, visitors, say }: Server): Promise<void> {
  const [tarball] = globSync("dist/presently-*-linux-*.tar.gz");
  copyFileSync(tarball as string, path.join(debian.folder, `root/${WITH_LIBRARIES}`));
  await debian.runInOneGigabyte("systemctl restart presently");
  await untilReady({ port });
  const update = lineWith(steps.update, ".tar.gz");
  const updated = await debian.runInOneGigabyte(update);
  say("a built release takes the place of the one that runs", updated.includes("serves. To go back"), debian.memory());
  say("and shows what was there", await visitors.canSignIn("you@gifts.example"));

  await visitors.signUp("of-the-new-release@gifts.example");
  const wentBack = await debian.run(`cd /srv/presently && ${lineWith(steps.back, "--back  ")}`);
  say("the way back leads to the release before", wentBack.includes("serves again"));
  say("with the data as they are", await visitors.canSignIn("of-the-new-release@gifts.example"));
  await debian.runInOneGigabyte(update);
  await visitors.signUp("after-the-update@gifts.example");
  const restored = await debian.run(`cd /srv/presently && ${lineWith(steps.back, "--restore")}`);
  const after = [await visitors.canSignIn("of-the-new-release@gifts.example"), await visitors.canSignIn("after-the-update@gifts.example")];
  say("or to those of before the update", restored.includes("serves again") && after[0] === true && after[1] === false);
}

/** Step 2 on a server that is too small to build: what it gets is a release. */
async function beginWithRelease({ debian, steps, port, visitors, say, sayLeftOut }: Server): Promise<void> {
  await debian.run("systemctl stop presently && mv /srv/presently /srv/of-before");
  const unpack = replace(lineWith(steps.install, "or: mkdir"), /^.*# or: /, "").replace(WITH_LIBRARIES, `/root/${WITH_LIBRARIES}`);
  const startedAt = performance.now();
  const installed = await debian.runInOneGigabyte(`${unpack}\n${lineWith(steps.install, "npm run update")}`);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  say("a server that begins with a release installs it", installed.includes("is in place"), `${minutes} minutes; ${debian.memory()}`);
  await debian.runInOneGigabyte("systemctl start presently");
  await untilReady({ port });
  say("and serves", await visitors.canSignIn("you@gifts.example"));
  const ofMemory = "nothing was killed for want of memory";
  if (canLimitMemory) say(ofMemory, debian.killed() === 0, `${debian.killed()} killed`);
  else sayLeftOut(ofMemory, "control groups of version 1, which limit memory");
}

/**
 * "Putting it online", from its first line, on a Debian that has nothing yet: of the committed state of this checkout, and then of a release that
 * is made of it. systemd is a stand-in, as nobody boots the folder; the domain leads to this machine, and Caddy signs its certificate itself.
 */
export async function putOnline(folder: string, port: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const say = (what: string, isSo: boolean, measured?: string) =>
    void findings.push({ what: `guide: ${what}`, isSo, ...(measured === undefined ? {} : { measured }) });
  const sayLeftOut = (what: string, lacks: string) => void findings.push(leaveOut(`guide: ${what}`, lacks));
  execFileSync(process.execPath, ["tools/make-release.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  const debian = makeFreshDebian(RELEASE, path.join(folder, "debian"), path.join(folder, "online.log"));
  const mails = await startMailServer();
  try {
    const begun = { debian, steps: readSteps(), port, say, sayLeftOut };
    await install(begun, mails.url);
    const authority = readFileSync(path.join(debian.folder, ROOT_OF_CADDY));
    const server = { ...begun, visitors: makeVisitors({ domain: DOMAIN, port: port + 1, authority }, mails) };
    await takeTheSite(server);
    await restore(server);
    await updateInSmallMemory(server);
    await beginWithRelease(server);
  } catch (error) {
    say("putting it online", false, (error as Error).message);
  } finally {
    await debian.run("systemctl stop presently; systemctl stop caddy").catch(() => undefined);
    await mails.close();
  }
  return findings;
}
