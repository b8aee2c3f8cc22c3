import { AwsClient } from "aws4fetch";
import { type Config, ConfigError, config, type S3Settings } from "../config.server.ts";
import { log } from "../log.server.ts";
import { addGauge } from "../metrics/instruments.server.ts";
import { fetchSigned } from "./signed-fetch.server.ts";

/** A store that takes longer to say how it is counts as away. */
const TIMEOUT_MS = 3000;
/** What was found counts for this long, so that a page or a scrape costs no request each. */
const TRUST_MS = 10_000;
/** No file has such a name: what is asked for is an empty list. */
const QUESTION = "list-type=2&max-keys=1&prefix=presently-asks-whether-you-answer";

/** What an operator changes where an S3-compatible server refuses us, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "The file store doesn't recognize the key in S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "The file store refuses the secret in S3_SECRET_ACCESS_KEY",
  RequestTimeTooSkewed: "The file store refuses requests because this machine's clock is off: set it (timedatectl set-ntp true)",
  NoSuchBucket: "The bucket in S3_BUCKET doesn't exist: create it with node scripts/make-bucket.ts, or change the name",
  AuthorizationHeaderMalformed: "The bucket is in a different region than S3_REGION",
  PermanentRedirect: "The bucket is in a different region than S3_REGION, or has a different S3_ENDPOINT",
};
/** The codes of answers without a body, by their status. */
const CODES: Readonly<Record<number, string>> = { 301: "PermanentRedirect", 404: "NoSuchBucket" };

/** What is in the way of the store, in one line; `isRefusal` where it answers and another setting would help. */
export interface StorageTrouble {
  reason: string;
  isRefusal: boolean;
}

/** Asks the store of the settings whether it takes our key for our bucket; returns null where it does. */
export async function findStorageTrouble({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Settings): Promise<StorageTrouble | null> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetchSigned(client, `${bucketUrl}/?${QUESTION}`, { signal, redirect: "manual" });
    const said = await answer.text();
    if (answer.ok) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(said)?.[1] ?? CODES[answer.status] ?? "";
    const advice = ADVICE[code];
    if (advice !== undefined) return { reason: advice, isRefusal: true };
    // What is stored may be reached all the same, as by a key that may not list.
    return { reason: `The file store answers ${answer.status}${code === "" ? "" : ` (${code})`}`, isRefusal: false };
  } catch {
    return { reason: "Nothing answers at the file store (S3_ENDPOINT)", isRefusal: false };
  }
}

/** Throws ConfigError where the store of the settings refuses us; one that is merely away is for the log, as the site serves without it. */
export async function checkStorage({ s3 }: Pick<Config, "s3">): Promise<void> {
  if (s3 === null) return;
  const trouble = await look(s3);
  if (trouble?.isRefusal === true) throw new ConfigError(trouble.reason);
  if (trouble !== null) log.warn(`${trouble.reason}: until that is fixed, pictures and files that this server has no copy of answer 503`);
}

let known: { trouble: Promise<StorageTrouble | null>; until: number } | undefined;
let lastFound: StorageTrouble | null = null;

async function look(s3: S3Settings): Promise<StorageTrouble | null> {
  lastFound = await findStorageTrouble(s3);
  return lastFound;
}

/** Returns what is in the way of the store just now, as found within the last ten seconds; null where nothing is, or there is none. */
export async function storageTrouble(): Promise<StorageTrouble | null> {
  const { s3 } = config();
  if (s3 === null) return null;
  if (known === undefined || performance.now() > known.until) known = { trouble: look(s3), until: performance.now() + TRUST_MS };
  return known.trouble;
}

/** Returns what was in the way of the store when it was last asked, without waiting: it is asked again meanwhile. */
export function lastStorageTrouble(): StorageTrouble | null {
  void storageTrouble();
  return lastFound;
}

/** Adds the gauge that says whether the store is away; it is absent where files are in the data folder. */
export function registerStorageGauge(): void {
  addGauge("presently_storage_away", "1 while the file store (S3) does not answer or refuses us", async () =>
    config().s3 === null ? null : Number((await storageTrouble()) !== null),
  );
}
