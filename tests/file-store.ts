import { mkdirSync } from "node:fs";
import S3rver from "s3rver";

/** An S3 store on this machine, with its files in a folder. */
export interface FileStore {
  port: number;
  close(): Promise<void>;
}

/** Starts an S3 store with empty buckets. */
export async function startFileStore(folder: string, buckets: readonly string[]): Promise<FileStore> {
  mkdirSync(folder, { recursive: true });
  const configureBuckets = buckets.map((name) => ({ name, configs: [] }));
  const store = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder, configureBuckets });
  const { port } = await store.run();
  return { port, close: () => store.close() };
}

/** Returns a site's settings for a bucket of such a store, which is reached at `port`. */
export const fileStoreSettings = (port: number, bucket: string) => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
});
