import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/database.ts";
import { createUser, PASSWORD, type TestUser } from "#tests/factories/users.ts";
import { takeMails } from "#tests/mails.ts";
import { startEmailChange } from "./emails.commands.server.ts";

useTestDatabase();

let addresses = 0;
const start = ({ id, email }: TestUser, newEmail: string) =>
  startEmailChange({ id, email, emailVerified: false }, { newEmail, password: PASSWORD }, `198.51.100.${++addresses}`);

test("R1: five changes an hour for an account, wherever from", async () => {
  const user = await createUser();
  for (let count = 0; count < 5; count++) expect(await start(user, `new-${count}@example.com`)).toEqual({ ok: true });
  expect(await start(user, "new-5@example.com")).toMatchObject({ ok: false, reason: "rate-limited" });
});

test("R1, A2: a stranger's mailbox gets three mails an hour, and whoever asks for more is answered alike", async () => {
  await takeMails();
  for (let count = 0; count < 5; count++) expect(await start(await createUser(), "stranger@example.com")).toEqual({ ok: true });
  expect((await takeMails()).filter(({ to }) => to === "stranger@example.com")).toHaveLength(3);
});
