import { afterEach, expect, test, vi } from "vitest";
import { runCommand } from "./run-with-database.ts";

const exitCode = process.exitCode;
afterEach(() => {
  process.exitCode = exitCode;
});

/** Runs a command that fails with `error`; returns its exit code and what it writes to standard error. */
async function failWith(error: unknown): Promise<[code: typeof process.exitCode, written: string]> {
  let written = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += String(text);
    return true;
  });
  await runCommand(
    async () => {
      throw error;
    },
    async () => undefined,
  );
  return [process.exitCode, written];
}

test("a file that the command's user may not reach is named in one line", async () => {
  const message = "EACCES: permission denied, stat '/srv/owner/today.backup'";
  const refusal = Object.assign(new Error(message), { code: "EACCES", syscall: "stat", path: "/srv/owner/today.backup" });
  expect(await failWith(refusal)).toEqual([1, "The user who runs this command has no access to /srv/owner/today.backup\n"]);
});

test("an error that the caller cannot correct comes with its stack", async () => {
  expect(await failWith(new Error("No such luck"))).toEqual([1, expect.stringMatching(/^Error: No such luck\n\s+at /)]);
});
