import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { takeNewerPostgres } from "./new-major.ts";
import { replacePrimary } from "./standbys.ts";

test("without another PostgreSQL its guides are told as left out, and do nothing", async () => {
  const folder = path.join(tmpdir(), `presently-no-postgres-${randomUUID()}`);
  const findings = [...(await takeNewerPostgres(folder, 0, null)), ...(await replacePrimary(folder, 0, false))];
  expect(findings.map(({ what, isSo, isLeftOut }) => [what, isSo, isLeftOut])).toEqual([
    [expect.stringMatching(/^guide: a newer PostgreSQL is left out: it needs an older one/), false, true],
    [expect.stringMatching(/^guide: a standby that takes over is left out: it needs pg_basebackup and pg_rewind/), false, true],
  ]);
  expect(existsSync(folder)).toBe(false);
});
