import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";
import { storedSecret } from "./site-secrets.server.ts";

test("without any setting the site runs on this machine with its own database", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://127.0.0.1:3000",
    databaseUrl: undefined,
    demoCatalogue: true,
  });
});

test("backups are made by themselves where a folder is named, daily, and a week of them stays", () => {
  expect(readConfig({}).backups).toBeNull();
  expect(readConfig({ BACKUP_DIR: "/var/backups" }).backups).toEqual({ folder: "/var/backups", everyHours: 24, keep: 7 });
});

test("an empty setting counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["SITE_URL", "presently.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_URL", "postgres://one,two:port/x"],
  ["DATABASE_REPLICA_URL", "postgres://one,two/x"],
  ["DEMO_CATALOGUE", "yes"],
  ["AFFILIATE_TAGS", "com"],
  ["LOG_LEVEL", "loud"],
  ["SESSION_SECRET", "short"],
  ["SMTP_URL", "mail.example"],
  ["TRUSTED_PROXIES", "10.0.0.0/8, proxy.internal"],
  ["TRUSTED_PROXIES", "10.0.0.0/99"],
  ["AI_PROVIDER", "skynet"],
  ["AI_BASE_URL", "localhost:11434"],
  ["AI_DAILY_TOKENS", "-1"],
  ["AI_DAILY_TOKENS", "lots"],
  ["AI_USES", "everything"],
  ["AI_PRICE", "cheap"],
  ["AI_PRICE", "-1"],
  ["S3_ENDPOINT", "storage.example"],
  ["S3_BUCKET", "My Bucket"],
  ["S3_REGION", "Frankfurt am Main"],
  ["BACKUP_EVERY_HOURS", "0"],
  ["BACKUP_KEEP", "all"],
  ["SLOW_QUERY_MS", "fast"],
  ["METRICS_TOKEN", "short"],
])("a wrong %s (%s) stops the start with one line that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: [^\\n]+$`));
});

test("affiliate tags are read by marketplace", () => {
  expect(readConfig({ AFFILIATE_TAGS: "com=a-20, co.uk=b-21" }).affiliateProgram).toEqual({
    tags: { com: "a-20", "co.uk": "b-21" },
    mode: "own-tags",
  });
  expect(readConfig({ MARKETPLACE_MODE: "off" }).affiliateProgram).toEqual({ tags: {}, mode: "off" });
  expect(() => readConfig({ MARKETPLACE_MODE: "on" })).toThrow("MARKETPLACE_MODE");
});

test("K1: with a real database, production needs a secret of 32 characters and a fixed address", () => {
  const env = { NODE_ENV: "production", DATABASE_URL: "postgres://db-1:5432,db-2:5432/x?target_session_attrs=read-write" };
  expect(() => readConfig(env)).toThrow("SESSION_SECRET");
  expect(() => readConfig({ ...env, SESSION_SECRET: "x".repeat(31), SITE_URL: "https://gifts.example" })).toThrow("SESSION_SECRET");
  expect(() => readConfig({ ...env, SESSION_SECRET: "x".repeat(32) })).toThrow("SITE_URL");
  expect(readConfig({ ...env, SESSION_SECRET: "x".repeat(32), SITE_URL: "https://gifts.example/" }).siteUrl).toBe("https://gifts.example");
});

describe("a language model", () => {
  const given = { AI_PROVIDER: "anthropic", AI_MODEL: "some-model", AI_API_KEY: "key-1" };

  test("is none without a provider, whatever else is set", () => {
    expect(readConfig({}).languageModel).toBeNull();
    expect(readConfig({ ...given, AI_PROVIDER: "" }).languageModel).toBeNull();
  });

  test("has a provider, a model, a key and a cap a day", () => {
    expect(readConfig(given).languageModel).toEqual({
      provider: "anthropic",
      model: "some-model",
      apiKey: "key-1",
      baseUrl: null,
      dailyTokens: 200_000,
    });
    const elsewhere = { ...given, AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://localhost:11434/v1/", AI_DAILY_TOKENS: "0" };
    expect(readConfig(elsewhere).languageModel).toMatchObject({ baseUrl: "http://localhost:11434/v1", dailyTokens: 0 });
  });

  test.each([
    ["choosing", true, false],
    ["reading", false, true],
    ["both", true, true],
    ["", true, true],
  ])("used for %s serves shoppers: %s, products: %s", (AI_USES, shoppers, products) => {
    const { languageModel, productModel } = readConfig({ ...given, AI_USES });
    expect([languageModel !== null, productModel !== null]).toEqual([shoppers, products]);
  });

  test.each([
    ["AI_MODEL", { ...given, AI_MODEL: "" }],
    ["AI_API_KEY", { ...given, AI_API_KEY: "" }],
    ["AI_BASE_URL", { ...given, AI_PROVIDER: "openai-compatible" }],
    ["AI_API_KEY", { ...given, AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://localhost:11434/v1", AI_API_KEY: "" }],
  ])("without %s stops the start with one line", (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^Setting ${name}: is required with [^\\n]+$`));
  });

  test("K2: a key that cannot be one is refused without being repeated", () => {
    expect(() => readConfig({ ...given, AI_API_KEY: "sk-secret\nx" })).toThrow(/^Setting AI_API_KEY: (?!.*secret)[^\n]+$/);
  });
});

test("a stored secret is random, private and the same ever after", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-secret-"));
  const secret = storedSecret(folder, "session");
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(storedSecret(folder, "session")).toBe(secret);
  expect(storedSecret(folder, "other")).not.toBe(secret);
  for (const kept of ["secrets", "secrets/session"]) expect(statSync(path.join(folder, kept)).mode & 0o077, kept).toBe(0);
  expect(readdirSync(path.join(folder, "secrets")).sort()).toEqual(["other", "session"]);
  rmSync(folder, { recursive: true });
});

test("D2: an empty secret, which a power cut has left, is made anew instead of signing with nothing", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "presently-secret-"));
  mkdirSync(path.join(folder, "secrets"));
  writeFileSync(path.join(folder, "secrets", "session"), "");
  expect(storedSecret(folder, "session")).toMatch(/^[0-9a-f]{64}$/);
  expect(readFileSync(path.join(folder, "secrets", "session"), "utf8")).toBe(storedSecret(folder, "session"));
  rmSync(folder, { recursive: true });
});

describe("an S3-compatible storage", () => {
  const given = { S3_BUCKET: "presently-media", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };

  test("is none without a bucket", () => {
    expect(readConfig({}).s3).toBeNull();
  });

  test("is Amazon's unless another endpoint is named", () => {
    expect(readConfig({ ...given, S3_REGION: "eu-central-1" }).s3).toEqual({
      bucketUrl: "https://s3.eu-central-1.amazonaws.com/presently-media",
      region: "eu-central-1",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
    expect(readConfig({ ...given, S3_ENDPOINT: "http://localhost:4568/" }).s3?.bucketUrl).toBe("http://localhost:4568/presently-media");
  });

  test.each([
    ["S3_BUCKET", { ...given, S3_BUCKET: "" }],
    ["S3_ACCESS_KEY_ID", { ...given, S3_ACCESS_KEY_ID: "" }],
    ["S3_SECRET_ACCESS_KEY", { ...given, S3_SECRET_ACCESS_KEY: "" }],
  ])("without %s stops the start with one line", (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^Setting ${name}: is required with [^\\n]+$`));
  });
});

test("a replica is one of a database of one's own", () => {
  const env = { DATABASE_REPLICA_URL: "postgres://replica/x" };
  expect(() => readConfig(env)).toThrow("Setting DATABASE_URL: is required with DATABASE_REPLICA_URL");
  expect(() => readConfig({ DATABASE_REPLICA_URL: "replica" })).toThrow("Setting DATABASE_REPLICA_URL:");
  expect(readConfig({ ...env, DATABASE_URL: "postgres://db/x" })).toMatchObject({ databaseReplicaUrl: "postgres://replica/x" });
});

test("a pooler's way around is of no use without the pooler", () => {
  const env = { DATABASE_DIRECT_URL: "postgres://db/x" };
  expect(() => readConfig(env)).toThrow("Setting DATABASE_URL: is required with DATABASE_DIRECT_URL");
  expect(readConfig({ ...env, DATABASE_URL: "postgres://pooler/x" })).toMatchObject({
    databaseUrl: "postgres://pooler/x",
    databaseDirectUrl: "postgres://db/x",
  });
});
