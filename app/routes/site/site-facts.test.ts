import { expect, test } from "vitest";
import { readConfig } from "#app/platform/config.server.ts";
import { factsOfSettings } from "./site-facts.server.ts";

const factsOf = (env: Record<string, string> = {}) => factsOfSettings(readConfig(env));
const modelOf = (env: Record<string, string>) => factsOf({ AI_MODEL: "m", AI_API_KEY: "k", ...env }).languageModel;
const S3 = { S3_BUCKET: "gifts", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };

test("without settings nothing leaves the server", () => {
  expect(factsOf()).toEqual({
    languageModel: null,
    isBehindProxy: false,
    isMailSent: false,
    usesObjectStorage: false,
    isMonitored: false,
    backupDays: null,
    marketplaces: "none",
  });
});

test.each([
  [{ AI_PROVIDER: "openai" }, "OpenAI"],
  [{ AI_PROVIDER: "anthropic" }, "Anthropic"],
  [{ AI_PROVIDER: "google" }, "Google"],
  [{ AI_PROVIDER: "openai", AI_BASE_URL: "https://gateway.example/v1" }, "gateway.example"],
  [{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "https://models.example/v1" }, "models.example"],
  [{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://127.0.0.1:11434/v1" }, "own"],
  [{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://ollama:11434/v1" }, "own"],
  [{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://[::1]:11434/v1" }, "own"],
  [{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://10.0.0.7/v1" }, "own"],
])("the words that are written to the finder go, with %o, to %s", (env, whose) => {
  expect(modelOf(env)).toBe(whose);
});

test("each other setting shows in its own fact", () => {
  expect(factsOf({ COUNTRY_HEADER: "cf-ipcountry" }).isBehindProxy).toBe(true);
  expect(factsOf({ SMTP_URL: "smtp://mail.example" }).isMailSent).toBe(true);
  expect(factsOf({ AFFILIATE_TAGS: "com=mine-20" }).marketplaces).toBe("tagged");
  expect(factsOf({ AFFILIATE_TAGS: "com=mine-20", MARKETPLACE_MODE: "off" }).marketplaces).toBe("none");
  expect(factsOf({ MARKETPLACE_MODE: "always" }).marketplaces).toBe("all");
  expect(factsOf(S3).usesObjectStorage).toBe(true);
  expect(factsOf({ ...S3, S3_ENDPOINT: "http://minio:9000" }).usesObjectStorage).toBe(false);
  expect(factsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.example" }).isMonitored).toBe(true);
  expect(factsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" }).isMonitored).toBe(false);
  expect(factsOf({ BACKUP_DIR: "/backups" }).backupDays).toBe(7);
  expect(factsOf({ BACKUP_DIR: "/backups", BACKUP_EVERY_HOURS: "6", BACKUP_KEEP: "3" }).backupDays).toBe(1);
});
