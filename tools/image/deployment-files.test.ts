import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, SETTING_NAMES } from "#app/platform/config.server.ts";
import { parseDockerfile, parseDockerIgnore, readCommand, readCopy } from "./dockerfile.ts";

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string[];
  read_only?: boolean;
  depends_on?: Record<string, { condition: string }>;
}

const read = (file: string) => readFileSync(file, "utf8");
const stages = parseDockerfile(read("deploy/Dockerfile"));
const last = stages.at(-1)?.steps ?? [];
const context = parseDockerIgnore(read(".dockerignore"));
const compose = parse(read("deploy/compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const ours = Object.values(compose.services).filter(({ image }) => image === "presently");
/** The settings that an operator puts into `.env`. */
const ENV: Record<string, string> = {
  SITE_DOMAIN: "gifts.example",
  DATABASE_PASSWORD: "a".repeat(64),
  SESSION_SECRET: "b".repeat(64),
  S3_SECRET: "c".repeat(64),
};
const fillIn = (value: string, env = ENV) =>
  value.replaceAll(/\$\{(\w+)(?::\?[^}]*|:-([^}]*))?\}/g, (_all, name: string, usual = "") => env[name] ?? usual);
/** Variables that belong to the shell, the C library or Node, not to the site's settings. */
const OTHERS = ["PATH", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "NODE_OPTIONS"];
const isKnown = (name: string) => SETTING_NAMES.has(name) || OTHERS.includes(name);

test("every variable of the Dockerfile, of compose.yaml and of the systemd unit is a setting", () => {
  const named = [
    ...last.filter(({ instruction }) => instruction === "ENV").map(({ rest }) => rest.split("=")[0] as string),
    ...ours.flatMap(({ environment = {} }) => Object.keys(environment)),
    ...[...read("deploy/presently.service").matchAll(/^Environment=(.*)$/gm)].flatMap(([, rest = ""]) =>
      rest.split(" ").map((word) => word.split("=")[0] as string),
    ),
  ];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});

test("the site of compose.yaml starts with what its head asks for, and with nothing less", () => {
  const environment = compose.services.site?.environment ?? {};
  const readSettings = (env = ENV) =>
    readConfig({
      NODE_ENV: "production",
      ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fillIn(value, env)])),
    });
  const { databaseUrl, s3, siteUrl } = readSettings();
  expect([databaseUrl, siteUrl, s3?.bucketUrl]).toEqual([
    `postgres://presently:${ENV.DATABASE_PASSWORD}@database/presently`,
    "https://gifts.example",
    "http://files:7070/presently",
  ]);
  // The way back restores into others, and leaves these as they are.
  const before = readSettings({ ...ENV, DATABASE_NAME: "before", S3_BUCKET: "before" });
  expect([before.databaseUrl, before.s3?.bucketUrl]).toEqual([
    `postgres://presently:${ENV.DATABASE_PASSWORD}@database/before`,
    "http://files:7070/before",
  ]);
  const required = new Set([...read("deploy/compose.yaml").matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  expect([...required].toSorted()).toEqual(Object.keys(ENV).toSorted());
});

test("every path that they name is there", () => {
  const copied = stages.flatMap(({ steps }) => steps.filter(({ instruction }) => instruction === "COPY").map(readCopy));
  const sources = copied.flatMap(({ from, sources }) => (from === null ? sources : [])).filter((source) => source !== ".");
  expect(sources.filter((source) => !context.names.includes(source))).toEqual([]);
  expect(context.names.filter((name) => !existsSync(name))).toEqual([]);
  for (const { build, volumes = [], command } of Object.values(compose.services)) {
    if (build !== undefined) expect(existsSync(path.join("deploy", build.context, build.dockerfile))).toBe(true);
    for (const volume of volumes) {
      const source = volume.split(":")[0] as string;
      expect(source.startsWith(".") ? existsSync(path.join("deploy", source)) : source in compose.volumes, volume).toBe(true);
    }
    if (command?.[0] === "node") expect(existsSync(command[1] as string)).toBe(true);
  }
  const healthCheck = last.find(({ instruction }) => instruction === "HEALTHCHECK");
  expect(existsSync(readCommand(healthCheck as never)[1] as string)).toBe(true);
  const names = Object.keys(compose.services);
  const needed = Object.values(compose.services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect(needed.filter((name) => !names.includes(name))).toEqual([]);
});

test("what runs of ours in containers is not root, and cannot write its own program", () => {
  expect(last.find(({ instruction }) => instruction === "USER")?.rest).toBe("presently");
  expect(ours.map(({ read_only }) => read_only)).toEqual([true, true]);
});

test("every setting is explained in the README", () => {
  const readme = read("README.md");
  const own = [...SETTING_NAMES].filter((name) => name !== "NODE_ENV");
  expect(own.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test("no image of another project is just the latest one; those of compose.yaml are pinned by digest", () => {
  const others = Object.values(compose.services).flatMap(({ image }) => (image === undefined || image === "presently" ? [] : [image]));
  const bases = stages.map(({ base }) => base);
  expect([others.length, bases.length]).toEqual([3, 3]);
  expect(others.filter((name) => !/^[\w./-]+:(?!latest)[\w.-]+@sha256:[0-9a-f]{64}$/.test(name))).toEqual([]);
  expect(bases.filter((name) => !/^[\w./-]+:(?!latest)[\w.-]+(@sha256:[0-9a-f]{64})?$/.test(name))).toEqual([]);
});

/** Pins copies of the files with a docker that prints `said` for the names that it is asked for, and returns these and the copies. */
function pinImages(said: string): { status: number | null; err: string; asked: string[]; compose: string; dockerfile: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-images-"));
  for (const name of ["compose.yaml", "Dockerfile"]) writeFileSync(path.join(folder, name), read(`deploy/${name}`));
  writeFileSync(path.join(folder, "docker"), `#!/bin/sh\necho "$4" >> ${folder}/asked\necho "${said}"\n`);
  chmodSync(path.join(folder, "docker"), 0o755);
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/pin-images.ts", folder], { encoding: "utf8", env });
  const [asked = "", composeText = "", dockerfile = ""] = ["asked", "compose.yaml", "Dockerfile"].map((name) =>
    read(path.join(folder, name)),
  );
  rmSync(folder, { recursive: true });
  return { status, err: stderr, asked: asked.trim().split("\n"), compose: composeText, dockerfile };
}

test("scripts/pin-images.ts gives each image of another project its digest, asks once for each, and changes nothing where there is none", () => {
  const digest = `sha256:${"0123456789abcdef".repeat(4)}`;
  const pinned = pinImages(digest);
  expect([pinned.status, pinned.err]).toEqual([0, ""]);
  const services = Object.values((parse(pinned.compose, { merge: true }) as typeof compose).services);
  const images = services.flatMap(({ image }) => (image === undefined || image === "presently" ? [] : [image]));
  const bases = parseDockerfile(pinned.dockerfile).map(({ base }) => base);
  for (const image of [...images, ...bases]) expect(image).toMatch(new RegExp(`^[^@]+:[^@]+@${digest}$`));
  expect(pinned.asked.toSorted()).toEqual([...new Set([...images, ...bases].map((image) => image.split("@")[0]))].toSorted());
  const failed = pinImages("no such image");
  expect([failed.status, failed.compose, failed.dockerfile]).toEqual([1, read("deploy/compose.yaml"), read("deploy/Dockerfile")]);
});

/** Runs deploy/presently with a systemctl that knows the unit's properties and a systemd-run that prints its arguments, one in a line. */
function runAsService(
  properties: Record<string, string>,
  args: readonly string[],
  more: Record<string, string> = {},
): { status: number | null; out: string[]; err: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-systemd-"));
  const cases = Object.entries(properties).map(([name, value]) => `--property=${name}) printf '%s\\n' '${value}' ;;\n`);
  const programs = { systemctl: `case "$3" in\n${cases.join("")}esac`, "systemd-run": `printf '%s\\n' "$@"` };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  const env = { ...process.env, ...more, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(path.resolve("deploy", "presently"), args, { encoding: "utf8", env });
  rmSync(folder, { recursive: true });
  return { status, out: stdout.split("\n").slice(0, -1), err: stderr };
}

const UNIT = {
  WorkingDirectory: "/srv/presently",
  User: "presently",
  Group: "presently",
  Environment: "NODE_ENV=production DATA_DIR=/var/lib/presently/data",
  EnvironmentFiles: "/etc/presently.env (ignore_errors=no)\n/etc/presently.local (ignore_errors=yes)",
};

test("deploy/presently runs a command as the service's user, in its folder, with its environment and its settings files", () => {
  const { status, out } = runAsService(UNIT, ["admin:grant", "a person@gifts.example"]);
  expect(status).toBe(0);
  expect(out.slice(-4)).toEqual(["/srv/presently/node_modules/.bin/node", "scripts/run.mjs", "admin-grant", "a person@gifts.example"]);
  for (const option of [
    "--uid=presently",
    "--gid=presently",
    "--working-directory=/srv/presently",
    "--property=Environment=NODE_ENV=production DATA_DIR=/var/lib/presently/data",
    `--setenv=INIT_CWD=${process.cwd()}`,
  ])
    expect(out).toContain(option);
});

test("of several settings files the last one counts, as in the unit, and one that is named beside them counts most", () => {
  const files = (more?: Record<string, string>) =>
    runAsService(UNIT, ["backup", "x.backup"], more).out.filter((word) => word.includes("EnvironmentFile="));
  const ofUnit = ["--property=EnvironmentFile=/etc/presently.env", "--property=EnvironmentFile=-/etc/presently.local"];
  expect(files()).toEqual(ofUnit);
  expect(files({ PRESENTLY_SETTINGS: "/etc/replica.env" })).toEqual([...ofUnit, "--property=EnvironmentFile=/etc/replica.env"]);
});

test("deploy/presently knows the commands of package.json that work on the site's data, and no others", () => {
  const { status, err } = runAsService(UNIT, ["attack"]);
  expect(status).toBe(2);
  const names = /one of: (.*)\n/.exec(err)?.[1]?.split(" ") ?? [];
  expect(names).toEqual(["backup", "restore", "admin:grant", "import:gifts", "export:gifts"]);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(names.map((name) => scripts[name])).toEqual(names.map((name) => `node scripts/run.mjs ${name.replace(":", "-")}`));
});

test("deploy/presently without an installed service says so", () => {
  expect(runAsService({}, ["backup", "x.backup"])).toMatchObject({
    status: 1,
    out: [],
    err: expect.stringMatching(/^There is no service presently/),
  });
});
