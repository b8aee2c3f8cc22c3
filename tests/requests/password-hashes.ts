import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Returns the cost of every password hash that is made while `run` works: N and r of scrypt. */
export async function hashesOf(run: () => Promise<unknown>): Promise<unknown[]> {
  const real = crypto.scrypt;
  const costs: unknown[] = [];
  crypto.scrypt = ((...given: Parameters<typeof real>) => {
    const { N, r } = given[3] as crypto.ScryptOptions;
    costs.push({ N, r });
    real(...given);
  }) as typeof real;
  syncBuiltinESMExports();
  try {
    await run();
    return costs;
  } finally {
    crypto.scrypt = real;
    syncBuiltinESMExports();
  }
}
