import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { listRunningLibraries } from "../scripts/libraries/imported-libraries.ts";
import { endProcess } from "./child-processes.ts";
import { makeOtherBuild } from "./other-build.ts";

/** What a checkout has. */
const PARTS = [
  "app",
  "db",
  "deploy",
  "LICENSE",
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "scripts",
  "server",
  "vite.config.ts",
];
const LOOK_AGAIN_MS = 30;

/** What an update says, and its exit code. */
export interface UpdateAnswer {
  code: number;
  said: string;
}

/** A service that is managed: what the service manager was told, in order. */
export interface ManagedService {
  readonly orders: readonly string[];
  stop(): void;
}

/**
 * A server that is updated as docs/putting-it-online.md says. In its folder, `root` is the checkout with its releases, `bin` has what stands for npm
 * and systemd, `data` is the site's, `backups` takes backups, and `settings.env` is the service's file of settings, where there is one.
 */
export class UpdatedServer {
  readonly folder: string;
  readonly port: number;
  readonly #running: ChildProcess[] = [];

  constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    for (const name of ["bin", "root", "backups"]) mkdirSync(this.at(name), { recursive: true });
    for (const part of PARTS) cpSync(part, this.at("root", part), { recursive: true });
    // A release that was made with its build: the machine builds nothing, and keeps only the libraries that run.
    writeFileSync(this.at("root/release.json"), "{}");
    writeFileSync(this.at("root/libraries.json"), JSON.stringify(listRunningLibraries()));
    cpSync("build", this.at("root/build"), { recursive: true });
    // npm installs by links to what is installed here.
    this.writeProgram(
      "npm",
      `pwd >> ${this.at("installed")} && mkdir node_modules && cd node_modules && ln -s ${path.resolve("node_modules")}/* . && ln -s ${path.resolve("node_modules/.bin")} .bin`,
    );
    this.writeProgram(
      "systemctl",
      `case "$1 $3" in
"show --property=WorkingDirectory") echo "${this.at("root/current")}" ;;
"show --property=NRestarts") cat ${this.at("restarts")} ;;
"show --property=Environment") echo "DATA_DIR=${this.at("data")} BACKUP_DIR=${this.at("backups")} PORT=${port}" ;;
"show --property=EnvironmentFiles") [ ! -e ${this.at("settings.env")} ] || echo "${this.at("settings.env")} (ignore_errors=no)" ;;
show*) echo ;;
*) echo "$1" >> ${this.at("orders")}; while [ -e ${this.at("orders")} ]; do sleep 0.05; done ;;
esac`,
    );
    this.writeProgram(
      "systemd-run",
      `while [ "\${1#--}" != "$1" ]; do shift; done
if [ -e ${this.at("settings.env")} ]; then set -a; . ${this.at("settings.env")}; set +a; fi
cd ${this.at("root/current")} && exec "$@"`,
    );
  }

  at(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get currentRelease(): string {
    return path.basename(readlinkSync(this.at("root/current")));
  }

  writeProgram(name: string, text: string): void {
    writeFileSync(this.at("bin", name), `#!/bin/sh\n${text}\n`);
    chmodSync(this.at("bin", name), 0o755);
  }

  /** Writes the service's file of settings. */
  writeSettings(settings: Readonly<Record<string, string>>): void {
    writeFileSync(
      this.at("settings.env"),
      Object.entries(settings)
        .map(([name, value]) => `${name}='${value}'\n`)
        .join(""),
    );
  }

  environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PATH: `${this.at("bin")}${path.delimiter}${process.env.PATH}`,
      // As npm sets it where somebody calls `npm run update`.
      INIT_CWD: this.at("root"),
      PORT: String(this.port),
      DATA_DIR: this.at("data"),
      SITE_URL: "",
      DATABASE_URL: "",
      DEMO_CATALOGUE: "off",
      LOG_LEVEL: "error",
    };
  }

  /** Starts the site as the service does. */
  start(): ChildProcess {
    const file = this.at("settings.env");
    const settings = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
    const env = { ...this.environment(), ...settings };
    const child = spawn("node_modules/.bin/node", ["build/server/main.js"], { cwd: this.at("root/current"), env, stdio: "ignore" });
    this.#running.push(child);
    return child;
  }

  /** Does what the service manager is told by `systemctl`, until it is stopped; `first` is the service that runs already. */
  manage(first: ChildProcess | undefined): ManagedService {
    const orders: string[] = [];
    let isManaging = true;
    let child = first;
    let restarts = 0;
    const count = (deaths: number) => writeFileSync(this.at("restarts"), String((restarts = deaths)));
    count(0);
    const manage = async () => {
      for (; isManaging; await sleep(LOOK_AGAIN_MS)) {
        if (child !== undefined && child.exitCode !== null) {
          child = this.start();
          count(restarts + 1);
        }
        if (!existsSync(this.at("orders"))) continue;
        const verb = readFileSync(this.at("orders"), "utf8").trim();
        if (verb === "") continue;
        orders.push(verb);
        if (child !== undefined) await endProcess(child);
        child = verb === "stop" ? undefined : this.start();
        count(0);
        rmSync(this.at("orders"));
      }
    };
    void manage();
    return {
      orders,
      stop() {
        isManaging = false;
      },
    };
  }

  /** Tells the service manager something, as `systemctl stop presently` does. */
  async tellService(verb: "start" | "stop"): Promise<void> {
    await once(spawn(this.at("bin/systemctl"), [verb, "presently"], { stdio: "ignore" }), "exit");
  }

  /** Runs `npm run update` with these words. */
  async update(...words: string[]): Promise<UpdateAnswer> {
    const child = spawn(process.execPath, ["scripts/update.mjs", ...words], { cwd: this.at("root"), env: this.environment() });
    this.#running.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    return { code, said };
  }

  /** Puts a release with other scripts and styles into the checkout, as a newer tarball does. */
  bringOtherRelease(change: () => void = () => undefined): void {
    rmSync(this.at("root/build"), { recursive: true });
    makeOtherBuild("build", this.at("root/build"));
    change();
  }

  /** Packs a release with other scripts and styles, and libraries of its own, as `npm run release` does, and returns its file. */
  packOtherRelease(): string {
    const folder = this.at("packed/presently-9.9.9");
    for (const part of [...PARTS, "libraries.json", "release.json"])
      cpSync(this.at("root", part), path.join(folder, part), { recursive: true });
    makeOtherBuild("build", path.join(folder, "build"));
    writeFileSync(path.join(folder, "libraries.json"), JSON.stringify([...listRunningLibraries(), "another"]));
    spawnSync(process.execPath, [path.join(folder, "scripts/run.mjs"), "check-health"], { env: this.environment() });
    execFileSync("tar", ["-czf", this.at("next.tar.gz"), "-C", this.at("packed"), "presently-9.9.9"]);
    return this.at("next.tar.gz");
  }

  /** Ends what runs. */
  async end(): Promise<void> {
    for (const child of this.#running.splice(0)) await endProcess(child);
  }
}
