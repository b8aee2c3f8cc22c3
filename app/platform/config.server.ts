import path from "node:path";
import { z } from "zod";
import { parseTrustedProxies } from "./client-address.server.ts";
import { DEFAULT_NAMES } from "./default-names.ts";
import { connectionString } from "./db/split-hosts.ts";

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const wholeNumber = z.coerce.number().int();

/** Parses `com=a-20,co.uk=b-21` to { com: "a-20", "co.uk": "b-21" }. */
const keyValueList = z.string().transform((text, context) => {
  const entries = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => part.split("=").map((side) => side.trim()));
  if (entries.some((entry) => entry.length !== 2 || entry.includes(""))) {
    context.addIssue({ code: "custom", message: "must look like com=name-20,co.uk=name-21" });
    return z.NEVER;
  }
  return Object.fromEntries(entries) as Record<string, string>;
});

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const MARKETPLACE_MODES = ["own-tags", "always", "off"] as const;
const AMAZON_PRICES = ["as-entered", "api-only"] as const;
const AI_PROVIDERS = ["openai", "anthropic", "google", "openai-compatible"] as const;
const AI_USES = ["choosing", "reading", "both"] as const;

const settingsSchema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: wholeNumber.min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_URL: httpUrl.optional(),
  SITE_NAME: z.string().min(1).max(60).optional(),
  SITE_TAGLINE: z.string().min(1).max(120).optional(),
  CONTACT_EMAIL: z.email().optional(),
  AFFILIATE_DISCLOSURE: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: connectionString("with one host or several").optional(),
  DATABASE_DIRECT_URL: connectionString("with one host or several").optional(),
  DATABASE_REPLICA_URL: connectionString("with one host").optional(),
  DATABASE_POOL_SIZE: wholeNumber.min(2).max(200).default(10),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be one word of plain letters, digits, and symbols")
    .optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_DAILY_TOKENS: wholeNumber.min(0).default(200_000),
  AI_USES: z.enum(AI_USES).default("both"),
  AI_PRICE: z.coerce.number().positive().max(10_000).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket name: 3 to 63 lowercase letters, digits, dots, and hyphens")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, "must look like eu-central-1")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AFFILIATE_TAGS: keyValueList.default({}),
  AMAZON_PRICES: z.enum(AMAZON_PRICES).optional(),
  MARKETPLACE_MODE: z.enum(MARKETPLACE_MODES).default("own-tags"),
  CREATORS_API_CLIENT_ID: z.string().min(1).optional(),
  CREATORS_API_CLIENT_SECRET: z.string().min(1).optional(),
  CREATORS_API_BASE_URL: httpUrl.default("https://creatorsapi.amazon"),
  CREATORS_API_TOKEN_BASE_URL: httpUrl.optional(),
  CREATORS_API_DAILY_REQUESTS: wholeNumber.min(0).default(8640),
  LINK_CARE: onOff.default(false),
  COUNTRY_HEADER: z.string().min(1).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text, context) => {
      const entries = text.split(",").map((part) => part.trim());
      try {
        return parseTrustedProxies(entries.filter((entry) => entry !== ""));
      } catch (error) {
        context.addIssue({ code: "custom", message: (error as Error).message });
        return z.NEVER;
      }
    }),
  DEMO_CATALOGUE: onOff.default(true),
  PAGE_CACHE_MB: wholeNumber.min(1).max(4096).default(64),
  SLOW_QUERY_MS: wholeNumber.min(1).max(60_000).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, "must be one word of at least 16 plain letters, digits, and symbols")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("presently"),
  ASSETS_DIR: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: wholeNumber.min(1).max(8760).default(24),
  BACKUP_KEEP: wholeNumber.min(1).max(1000).default(7),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The language model that may be asked, and its daily tokens (of all servers together, UTC days). */
export interface LanguageModelSettings {
  provider: (typeof AI_PROVIDERS)[number];
  model: string;
  apiKey: string;
  /** Without a trailing slash; null for the provider's own address. */
  baseUrl: string | null;
  dailyTokens: number;
}

/** Access to the store's product API. Addresses have no trailing slash. */
export interface ProductApiSettings {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  /** Null for the host of each marketplace's region. */
  tokenBaseUrl: string | null;
  dailyRequests: number;
}

/** Address and credentials of an S3-compatible storage. */
export interface S3Settings {
  /** The bucket's address without a trailing slash, in the path style that every such server supports. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Folder, interval in hours and retained number of automatic backups. */
export interface BackupSchedule {
  folder: string;
  everyHours: number;
  keep: number;
}

export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(settingsSchema.shape));

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Thrown for a wrong setting, which stops the start. The message is one line that names the setting and the reason. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Returns null where no provider is named; then nothing is sent to anybody. Throws ConfigError for a provider that cannot be asked. */
function languageModelOf(s: z.output<typeof settingsSchema>): LanguageModelSettings | null {
  if (s.AI_PROVIDER === undefined) return null;
  if (s.AI_MODEL === undefined) throw new ConfigError("Setting AI_MODEL: is required with AI_PROVIDER");
  const isElsewhere = s.AI_PROVIDER === "openai-compatible";
  if (isElsewhere && s.AI_BASE_URL === undefined)
    throw new ConfigError("Setting AI_BASE_URL: is required with AI_PROVIDER=openai-compatible");
  if (s.AI_API_KEY === undefined) {
    throw new ConfigError(
      `Setting AI_API_KEY: is required with AI_PROVIDER${isElsewhere ? " (any word will do for a server that needs no key)" : ""}`,
    );
  }
  return {
    provider: s.AI_PROVIDER,
    model: s.AI_MODEL,
    apiKey: s.AI_API_KEY,
    baseUrl: s.AI_BASE_URL ?? null,
    dailyTokens: s.AI_DAILY_TOKENS,
  };
}

/** Returns null without credentials. Throws ConfigError where only one of the two is set. */
function productApiOf(s: z.output<typeof settingsSchema>): ProductApiSettings | null {
  const { CREATORS_API_CLIENT_ID: clientId, CREATORS_API_CLIENT_SECRET: clientSecret } = s;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined) throw new ConfigError("Setting CREATORS_API_CLIENT_ID: is required with CREATORS_API_CLIENT_SECRET");
  if (clientSecret === undefined) throw new ConfigError("Setting CREATORS_API_CLIENT_SECRET: is required with CREATORS_API_CLIENT_ID");
  return {
    clientId,
    clientSecret,
    baseUrl: s.CREATORS_API_BASE_URL,
    tokenBaseUrl: s.CREATORS_API_TOKEN_BASE_URL ?? null,
    dailyRequests: s.CREATORS_API_DAILY_REQUESTS,
  };
}

const S3_NAMES = ["S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * Returns null where no bucket is named; then files are stored in the data folder. Throws ConfigError for a storage that cannot be reached.
 */
function s3Of(s: z.output<typeof settingsSchema>): S3Settings | null {
  if (s.S3_BUCKET === undefined) {
    const given = S3_NAMES.find((name) => s[name] !== undefined);
    if (given !== undefined) throw new ConfigError(`Setting S3_BUCKET: is required with ${given}`);
    return null;
  }
  if (s.S3_ACCESS_KEY_ID === undefined) throw new ConfigError("Setting S3_ACCESS_KEY_ID: is required with S3_BUCKET");
  if (s.S3_SECRET_ACCESS_KEY === undefined) throw new ConfigError("Setting S3_SECRET_ACCESS_KEY: is required with S3_BUCKET");
  const region = s.S3_REGION ?? "us-east-1";
  return {
    bucketUrl: `${s.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`}/${s.S3_BUCKET}`,
    region,
    accessKeyId: s.S3_ACCESS_KEY_ID,
    secretAccessKey: s.S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Reads and validates the settings of `docs` from environment variables (empty ones count as unset). Throws ConfigError on the first wrong
 * one. Touches no file.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Setting ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const s = parsed.data;
  const beside = (["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"] as const).find((name) => s[name] !== undefined);
  if (beside !== undefined && s.DATABASE_URL === undefined) throw new ConfigError(`Setting DATABASE_URL: is required with ${beside}`);
  if (s.NODE_ENV === "production" && s.DATABASE_URL !== undefined) {
    // K1: a site with a real database must not run on a generated secret or address.
    if (s.SESSION_SECRET === undefined) throw new ConfigError("Setting SESSION_SECRET: is required with DATABASE_URL in production");
    if (s.SITE_URL === undefined) throw new ConfigError("Setting SITE_URL: is required with DATABASE_URL in production");
  }
  const dataDir = path.resolve(s.DATA_DIR);
  const siteName = s.SITE_NAME ?? DEFAULT_NAMES.siteName;
  return {
    port: s.PORT,
    host: s.HOST,
    siteUrl: s.SITE_URL ?? `http://${s.HOST.includes(":") ? `[${s.HOST}]` : s.HOST}:${s.PORT}`,
    siteName,
    /** What the environment says, and no screen can change; null where it is for the owner to say. */
    given: {
      siteName: s.SITE_NAME ?? null,
      siteTagline: s.SITE_TAGLINE ?? null,
      contactEmail: s.CONTACT_EMAIL ?? null,
      affiliateDisclosure: s.AFFILIATE_DISCLOSURE ?? null,
    },
    dataDir,
    assetsDir: s.ASSETS_DIR === undefined ? null : path.resolve(s.ASSETS_DIR),
    databaseUrl: s.DATABASE_URL,
    databaseDirectUrl: s.DATABASE_DIRECT_URL,
    databaseReplicaUrl: s.DATABASE_REPLICA_URL,
    databasePoolSize: s.DATABASE_POOL_SIZE,
    sessionSecret: s.SESSION_SECRET,
    smtpUrl: s.SMTP_URL,
    /** The sender of mails; one that the environment does not name has the name and the address of each mail. */
    mailFrom: s.MAIL_FROM ?? { name: siteName, address: s.CONTACT_EMAIL ?? DEFAULT_NAMES.contactEmail },
    /** The model that understands shoppers and chooses for them, and the one that reads products: one and the same, or null. */
    languageModel: s.AI_USES === "reading" ? null : languageModelOf(s),
    productModel: s.AI_USES === "choosing" ? null : languageModelOf(s),
    /** Dollars for a million of its tokens; null where the owner has not said. */
    aiPrice: s.AI_PRICE ?? null,
    s3: s3Of(s),
    /** Null where it is for the owner to answer in the admin area. */
    amazonPrices: s.AMAZON_PRICES ?? null,
    affiliateProgram: { tags: s.AFFILIATE_TAGS, mode: s.MARKETPLACE_MODE },
    productApi: productApiOf(s),
    linkCare: s.LINK_CARE,
    countryHeader: s.COUNTRY_HEADER?.toLowerCase(),
    trustedProxies: s.TRUSTED_PROXIES,
    demoCatalogue: s.DEMO_CATALOGUE,
    backups:
      s.BACKUP_DIR === undefined ? null : { folder: path.resolve(s.BACKUP_DIR), everyHours: s.BACKUP_EVERY_HOURS, keep: s.BACKUP_KEEP },
    pageCacheBytes: s.PAGE_CACHE_MB * 1024 * 1024,
    slowQueryMs: s.SLOW_QUERY_MS ?? null,
    metricsToken: s.METRICS_TOKEN,
    traces:
      s.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: s.OTEL_SERVICE_NAME },
    logLevel: s.LOG_LEVEL,
  };
}

let current: Config | undefined;

/** Returns the settings of this process, read once from its environment. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}
