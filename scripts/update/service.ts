import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";

const READY_WITHIN_MS = 180_000;
const ASK_EVERY_MS = 200;
/** A service that systemd has started again this often does not start. */
const DEATHS = 2;

/** The systemd service that serves the site. */
export interface Service {
  name: string;
  /** The folder that it starts in. */
  folder: string;
  /** Its environment, from the unit and from its settings files. */
  settings: Record<string, string | undefined>;
}

function show(name: string, property: string): string {
  const { stdout } = spawnSync("systemctl", ["show", name, `--property=${property}`, "--value"], { encoding: "utf8" });
  return (stdout ?? "").trim();
}

/** systemd quotes a whole assignment whose value has spaces. */
function parseAssignments(text: string): Record<string, string> {
  const words = text.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  return Object.fromEntries(
    words.map((word) => {
      const [name = "", ...value] = word.replaceAll(/^"|"$/g, "").split("=");
      return [name, value.join("=")];
    }),
  );
}

function readSettingsFile(line: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(line.replace(/ \(ignore_errors=\w+\)$/, ""), "utf8"));
  } catch {
    // One that is optional may be absent, and one that is not stops the service by itself.
    return {};
  }
}

/** Returns the service of this machine, as the command `presently` finds it; null where systemd knows none. */
export function findService(): Service | null {
  const name = process.env.PRESENTLY_SERVICE ?? "presently.service";
  const folder = show(name, "WorkingDirectory");
  if (folder === "") return null;
  const files = show(name, "EnvironmentFiles").split("\n").filter(Boolean).map(readSettingsFile);
  return { name, folder, settings: Object.assign(parseAssignments(show(name, "Environment")), ...files) };
}

/** Tells systemd to start, stop or restart the service, and returns whether it did. */
export function control({ name }: Service, verb: "start" | "stop" | "restart"): boolean {
  return spawnSync("systemctl", [verb, name], { stdio: "inherit" }).status === 0;
}

/** Waits until the service's server can serve; false where it ends again and again, or does not within three minutes. */
export async function untilServing({ name, settings }: Service): Promise<boolean> {
  const host = settings.HOST && !["0.0.0.0", "::"].includes(settings.HOST) ? settings.HOST : "127.0.0.1";
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${settings.PORT || 3000}/readyz`;
  for (const startedAt = performance.now(); performance.now() - startedAt < READY_WITHIN_MS; await sleep(ASK_EVERY_MS)) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    if (Number(show(name, "NRestarts")) >= DEATHS) return false;
  }
  return false;
}
