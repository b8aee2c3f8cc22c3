import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();
const SIGN_IN = { intent: "sign-in", email: "ada@example.com", password: "paper and ribbon" };
const SIGN_UP = { ...SIGN_IN, intent: "sign-up", firstName: "Ada", lastName: "Lovelace" };

test.each([SIGN_IN, SIGN_UP])("section 8: an accident while $intent is said and loses nothing that was typed", async (form) => {
  await database().execute(sql`alter table users rename to users_away`);
  try {
    const answer = await postForm(site, "/auth", form);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain("An unexpected error occurred");
    expect(html).toContain("Please try again later.");
    expect(html).toContain('value="ada@example.com"');
    expect(html).not.toContain(form.password);
  } finally {
    await database().execute(sql`alter table users_away rename to users`);
  }
});

test("section 5: a form without email or password is answered with what signing in and up need", async () => {
  for (const intent of ["sign-in", "sign-up"]) {
    const answer = await postForm(site, "/auth", { intent, email: "ada@example.com" });
    expect([answer.status, (await answer.text()).includes("You must provide either an email or phone number and a password")]).toEqual([
      422,
      true,
    ]);
  }
});

test("section 8: a session that is missing is named to programs", async () => {
  const answer = await site.request("/list-choices");
  expect([answer.status, await answer.json()]).toMatchObject([401, { detail: expect.stringMatching(/^Auth session missing!/) }]);
});

test("section 8: a registration that fails says what to do", async () => {
  const answer = await postForm(site, "/auth", { ...SIGN_UP, email: "no address" });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain("Registration failed");
  expect(html).toContain("Please check your information and try again.");
});

test("A1: password fields hide what is typed, and let managers and the clipboard fill them", async () => {
  const html = await (await site.request("/auth?tab=sign-up")).text();
  const fields = [...html.matchAll(/<input[^>]*name="password"[^>]*>/g)].map(([field]) => field);
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    expect(field).toContain('type="password"');
    expect(field).toMatch(/autocomplete="(?:new|current)-password"/i);
    expect(field).not.toMatch(/onpaste|readonly/i);
  }
});
