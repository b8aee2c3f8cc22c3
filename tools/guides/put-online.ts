import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { untilAnswered } from "#tests/child-processes.ts";
import { type FakeMailServer, startMailServer } from "#tests/fakes/mail-server.ts";
import type { Finding } from "../cluster/sharing.ts";
import { canLimitMemory, type FreshDebian, makeFreshDebian } from "./fresh-debian.ts";
import { until } from "./steps.ts";

const PAGE = "docs/putting-it-online.md";
const ORIGIN = "https://gifts.example";
const ROOT_OF_CADDY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const READY_WITHIN_MS = 120_000;

/** Returns the page's commands for one small server, one text for each step that has some. */
function readSteps(): { install: string; settings: string; service: string; tls: string; restore: string; update: string; back: string } {
  const [oneServer = ""] = readFileSync(PAGE, "utf8").split("\n## With containers instead");
  const blocks = [...oneServer.matchAll(/```sh\n([^`]*)```/g)].map(([, lines = ""]) => lines);
  if (blocks.length !== 7) throw new Error(`${PAGE} has ${blocks.length} blocks of commands instead of 7`);
  const [install, settings, service, tls, restore, update, back] = blocks as [string, string, string, string, string, string, string];
  return { install, settings, service, tls, restore, update, back };
}

/** Returns a text with a part of it replaced, which has to be there. */
function replace(text: string, part: string | RegExp, by: string): string {
  const changed = text.replace(part, by);
  if (changed === text) throw new Error(`${PAGE} has no ${part} any more`);
  return changed;
}

/** What people do on the site, past the proxy. */
function makeVisitors(url: string, mails: FakeMailServer) {
  const post = async (page: string, fields: Record<string, string>) =>
    (await fetch(url + page, { method: "POST", body: new URLSearchParams(fields), headers: { origin: ORIGIN }, redirect: "manual" }))
      .status;
  const password = "paper and ribbon";
  return {
    /** Makes an account and follows the link in its mail. */
    async signUp(email: string): Promise<void> {
      await post("/auth", { intent: "sign-up", email, password, firstName: "Ada", lastName: "L" });
      const find = () =>
        mails.received
          .find(({ to }) => to.includes(email))
          ?.raw.replaceAll(/=\r?\n/g, "")
          .replaceAll("=3D", "=");
      await until(async () => find() !== undefined);
      await post("/auth/confirm", { token: /token=([\w.~-]+)/.exec(find() as string)?.[1] ?? "" });
    },
    canSignIn: async (email: string) => (await post("/auth", { intent: "sign-in", email, password })) === 303,
  };
}

/** Gives Caddy ports of its own and a certificate that nobody on the internet has to sign, and returns what its visitor's curl needs. */
function fenceCaddy(debian: FreshDebian, site: number, port: number): string {
  const file = path.join(debian.folder, "etc/caddy/Caddyfile");
  const page = replace(readFileSync(file, "utf8"), "127.0.0.1:3000", `127.0.0.1:${site}`);
  writeFileSync(file, `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${port + 1}\n\thttps_port ${port}\n}\n${page}`);
  return `curl --silent --show-error --fail --retry 20 --retry-all-errors --retry-delay 1 --cacert ${ROOT_OF_CADDY} --resolve gifts.example:${port}:127.0.0.1`;
}

/**
 * "Putting it online", from its first line, on a Debian that has nothing yet: of the committed state of this checkout, and then of a release that
 * is made of it. systemd is a stand-in, as nobody boots the folder; the domain leads to this machine, and Caddy signs its certificate itself.
 */
export async function putOnline(folder: string, port: number): Promise<Finding[]> {
  const steps = readSteps();
  const findings: Finding[] = [];
  const say = (what: string, isSo: boolean, measured?: string) =>
    void findings.push(measured === undefined ? { what: `guide: ${what}`, isSo } : { what: `guide: ${what}`, isSo, measured });
  execFileSync(process.execPath, ["tools/make-release.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  const debian = makeFreshDebian(path.join(folder, "debian"), path.join(folder, "online.log"));
  const mails = await startMailServer();
  const url = `http://127.0.0.1:${port}`;
  const visitors = makeVisitors(url, mails);
  try {
    execFileSync("git", ["clone", "--quiet", "--bare", ".", path.join(debian.folder, "presently.git")]);
    const startedAt = performance.now();
    const installed = await debian.run(replace(steps.install, "https://git.example/presently.git", "/presently.git"));
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    say("on a fresh Debian the first commands install and build the site", installed.includes("is in place"), `${minutes} minutes`);

    writeFileSync(
      path.join(debian.folder, "etc/presently.env"),
      `${replace(steps.settings, /^SMTP_URL=.*$/m, `SMTP_URL=${mails.url}`)}PORT=${port}\n`,
    );
    await debian.run("chmod 600 /etc/presently.env");
    await debian.run(replace(steps.service, /^journalctl.*$/m, ""));
    await untilAnswered(`${url}/readyz`, READY_WITHIN_MS);
    const log = () => readFileSync(path.join(debian.folder, "var/log/presently.log"), "utf8");
    say("the service starts, and its log has the setup code", log().includes(`is ready: ${ORIGIN}`) && /setup code/i.test(log()));

    await debian.run(replace(steps.tls, "systemctl reload caddy", ""));
    const visit = `${fenceCaddy(debian, port, port + 1)} ${ORIGIN}:${port + 1}`;
    await debian.run("systemctl reload caddy");
    say("over TLS the home page is there", (await debian.run(`${visit}/`)).includes("Gifts of mine"));
    const inside = await debian.run(
      `${visit.replace("--fail --retry 20 --retry-all-errors", "--output /dev/null --write-out '%{http_code}'")}/readyz`,
    );
    say("and what is for this machine only is not", inside.trim() === "404", inside.trim());

    await visitors.signUp("you@gifts.example");
    say("a mail confirms an account", await visitors.canSignIn("you@gifts.example"));
    say("which becomes an admin", (await debian.run("presently admin:grant you@gifts.example")).includes("is an admin now"));

    await debian.run("presently backup /var/lib/presently/backups/before.backup");
    await visitors.signUp("later@gifts.example");
    const wasThere = await visitors.canSignIn("later@gifts.example");
    await debian.run(replace(steps.restore, "backups/FILE", "backups/before.backup"));
    await untilAnswered(`${url}/readyz`, READY_WITHIN_MS);
    const after = [await visitors.canSignIn("you@gifts.example"), await visitors.canSignIn("later@gifts.example")];
    say("a backup is restored as it was", wasThere && after[0] === true && after[1] === false);

    const [tarball] = globSync("dist/presently-*.tar.gz");
    copyFileSync(tarball as string, path.join(debian.folder, "root/presently-VERSION.tar.gz"));
    const fromTarball = steps.update.split("\n").find((line) => line.includes(".tar.gz")) ?? "";
    const updated = await debian.runInOneGigabyte(fromTarball);
    const memory = canLimitMemory ? "with 1 GB of memory" : "without a limit of memory, which this machine cannot set";
    say("a release that is built already takes the place of the one that runs", updated.includes("serves. The way back"), memory);
    say("and shows what was there", await visitors.canSignIn("you@gifts.example"));

    await visitors.signUp("of-the-new-release@gifts.example");
    const [back = "", backWithData = ""] = steps.back.split("\n");
    const wentBack = await debian.run(`cd /srv/presently && ${back}`);
    say("the way back leads to the release before", wentBack.includes("serves again"));
    say("with the data as they are", await visitors.canSignIn("of-the-new-release@gifts.example"));
    await debian.runInOneGigabyte(fromTarball);
    const restored = await debian.run(`cd /srv/presently && ${backWithData}`);
    say("or with those of before the update", restored.includes("serves again"));
  } catch (error) {
    say("putting it online", false, (error as Error).message);
  } finally {
    await debian.run("systemctl stop presently; systemctl stop caddy").catch(() => undefined);
    await mails.close();
  }
  return findings;
}
