import { tmpdir } from "node:os";
import path from "node:path";

/** Where the site under test on a port keeps its data, its outbox of mails included. */
export function dataFolderOf(port: string | number): string {
  return path.join(tmpdir(), `presently-e2e-${port}`);
}
