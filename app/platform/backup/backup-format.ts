import { z } from "zod";
import { isStorageKey } from "../storage/storage.ts";

/**
 * A backup is a gzipped tar: `manifest.json` first; then `secrets/<name>`; `tables/<table>/<number>`, PostgreSQL's text COPY format cut
 * into pieces, tables in the order of their references; `media/<key>`; and `checksum.json` last. All of its content is secret.
 */
export const BACKUP_FORMAT = 1;
export const BACKUP_PRODUCT = "presently";
export const MANIFEST_ENTRY = "manifest.json";
export const CHECKSUM_ENTRY = "checksum.json";

/** The secrets of a data folder that a backup includes; the embedded database's password belongs to its own cluster. */
export const STORED_SECRETS = ["session-secret"] as const;

const name = z.string().min(1).max(200);
const wholeNumber = z.number().int().min(0);

const manifestSchema = z.strictObject({
  format: z.literal(BACKUP_FORMAT),
  product: z.literal(BACKUP_PRODUCT),
  version: name,
  madeAt: z.iso.datetime(),
  /** The migrations that the database had, in the order of their names. */
  migrations: z.array(name).min(1),
  /** Shows whether the site's secret is the same one and reveals nothing else of it; null where there was none yet. */
  secretFingerprint: z.string().nullable(),
  /** Ordered so that each table comes after those that it refers to. */
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1), rows: wholeNumber })),
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^\d{1,19}$/) })),
});

/** A backup's description of its own content. */
export type BackupManifest = z.output<typeof manifestSchema>;

/** SHA-256 (hex) over one line of each entry before it: name, size in bytes, SHA-256 of its content. */
export const checksumSchema = z.strictObject({ entries: wholeNumber, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/**
 * Thrown for a backup that cannot be written or restored for a reason that the operator can understand: the message is one plain sentence.
 */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Parses the manifest, a file's first entry. Throws BackupError for a file that is no backup, another product's, or a newer release's. */
export function parseManifest(text: string): BackupManifest {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BackupError("It is not a backup of Presently");
  }
  const { product, format } = z.looseObject({ product: z.string(), format: z.number() }).catch({ product: "", format: 0 }).parse(given);
  if (product !== BACKUP_PRODUCT)
    throw new BackupError(`It is not a backup of Presently${/^[\w -]{1,40}$/.test(product) ? `, but of ${product}` : ""}`);
  if (format > BACKUP_FORMAT) {
    throw new BackupError(
      `It was made by a newer release (format ${format}, this one reads ${BACKUP_FORMAT}). Restore it with that release`,
    );
  }
  const parsed = manifestSchema.safeParse(given);
  if (!parsed.success) throw new BackupError("It is damaged: its manifest cannot be read");
  return parsed.data;
}

/** Classifies an entry: a piece of a table, a file of the media storage, or a secret. Returns null for a name that no backup holds. */
export function parseEntryName(
  entry: string,
): { kind: "table"; table: string } | { kind: "media"; key: string } | { kind: "secret"; name: (typeof STORED_SECRETS)[number] } | null {
  const [, room = "", rest = ""] = /^(tables|media|secrets)\/(.+)$/.exec(entry) ?? [];
  if (room === "tables") {
    const [, table] = /^([^/]+)\/\d+$/.exec(rest) ?? [];
    return table === undefined ? null : { kind: "table", table };
  }
  if (room === "media") return isStorageKey(rest) ? { kind: "media", key: rest } : null;
  const secret = STORED_SECRETS.find((kept) => kept === rest);
  return room === "secrets" && secret !== undefined ? { kind: "secret", name: secret } : null;
}

/** The ten bytes that every backup begins with: deflate, no name, no time, no particular system. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
