import { tmpdir } from "node:os";
import path from "node:path";

/** Returns the data folder of the site under test on a port, its outbox of mails included. */
export function dataFolderOf(port: string | number): string {
  return path.join(tmpdir(), `presently-e2e-${port}`);
}
