import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { isWaiting, whileTurnsAreTaken } from "#tests/taken-turns.ts";
import { createLink } from "./links.commands.server.ts";
import { resetPassword } from "./passwords.commands.server.ts";

useTestDatabase();

const ORIGIN = { at: new Date(), device: null, country: null };
let addresses = 0;
const reset = (token: string, password = "ribbon and paper", address = `198.51.100.${++addresses}`) =>
  resetPassword({ token, password }, address, ORIGIN);

test("a new password is hashed only for a link that works, and never for one that is too weak", async () => {
  const { email } = await createUser();
  const token = new URL(await createLink(email, "reset-password", { db: database() })).searchParams.get("token") ?? "";
  const working = await whileTurnsAreTaken("hash", async () => {
    expect(await reset("invented")).toEqual({ ok: false, reason: "bad-link" });
    expect(await reset(token, "short")).toMatchObject({ ok: false, reason: "weak-password" });
    const outcome = reset(token);
    expect(await isWaiting(outcome)).toBe(true);
    return { outcome };
  });
  expect(await working.outcome).toEqual({ ok: true });
  expect(await whileTurnsAreTaken("hash", () => reset(token)), "used up").toEqual({ ok: false, reason: "bad-link" });
});

test("R1: ten links an address are looked up in 15 minutes, whether they work or not", async () => {
  const address = "198.51.100.250";
  for (let count = 0; count < 10; count++) expect(await reset("invented", undefined, address)).toEqual({ ok: false, reason: "bad-link" });
  expect(await reset("invented", undefined, address)).toMatchObject({ ok: false, reason: "rate-limited" });
});
