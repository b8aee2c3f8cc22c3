import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { signUp } from "./sign-up.commands.server.ts";

vi.hoisted(() => void (process.env.SMTP_URL = "smtp://127.0.0.1:9"));
useTestDatabase();

const passwordsOf = (email: string) => readRows(database(), rowOf({ password: z.string() }))`
  select password from credentials c join users u on u.id = c.user_id where u.email = ${email}`;

test("A5: with a mail server an account has no password before its address is confirmed", async () => {
  const email = `${randomUUID()}@example.com`;
  expect(await signUp({ firstName: "Ada", lastName: "Lovelace", email, password: "ribbon and paper" }, null)).toEqual({ ok: true });
  expect(await passwordsOf(email)).toEqual([]);
});

test("A2, A5: a sign-up with the address of an account is answered alike, and changes nothing of it", async () => {
  const { email } = await createUser();
  const before = await passwordsOf(email);
  expect(await signUp({ firstName: "Eve", lastName: "Other", email, password: "ribbon and paper" }, null)).toEqual({ ok: true });
  expect(await passwordsOf(email)).toEqual(before);
  const names = await readRows(database(), rowOf({ name: z.string() }))`select first_name as name from users where email = ${email}`;
  expect(names).toEqual([{ name: "Ada" }]);
});
