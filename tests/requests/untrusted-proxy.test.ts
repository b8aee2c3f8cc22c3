import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { createUser, PASSWORD } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { postForm } from "./forms.ts";

const site = useSite();

const post = (path: string, fields: Record<string, string>, headers: Record<string, string>, from: string) =>
  postForm(site, path, fields, { headers, from });
const newcomer = { intent: "sign-up", firstName: "Grace", lastName: "Hopper", password: "debugging with moths" };

test("R3: behind a proxy that is not trusted nobody locks everybody out; tries at one account are counted all the same", async () => {
  const [attacked, neighbour] = [await createUser(), await createUser()];
  const from = "10.77.0.1";
  const behind = (email: string, password: string, visitor: string) =>
    post("/auth", { intent: "sign-in", email, password }, { "x-forwarded-for": visitor }, from);
  for (let count = 0; count < 5; count++) expect((await behind(attacked.email, "wrong", `198.51.100.${count}`)).status).toBe(401);
  // As after hundreds of tries at many accounts.
  await changeRows(database())`update rate_limits set points = 1000 where key not like 'sign-in-pair:%'`;
  expect((await behind(neighbour.email, PASSWORD, "198.51.100.9")).status).toBe(303);
  expect((await behind(attacked.email, PASSWORD, "198.51.100.9")).status).toBe(429);
});

test("R3: behind a proxy that is not trusted people sign up, ask for mails and for gifts, however many others have", async () => {
  const from = "10.77.0.2";
  const headers = { "x-forwarded-for": "198.51.100.1" };
  for (let person = 0; person < 6; person++)
    expect((await post("/auth", { ...newcomer, email: `crowd${person}@example.com` }, headers, from)).status).toBe(303);
  for (let person = 0; person < 4; person++)
    expect((await post("/auth/forgot", { email: `crowd${person}@example.com` }, headers, from)).status).toBe(303);
  for (let brief = 0; brief < 11; brief++) {
    const answer = await site.request("/api/v1/finder", {
      method: "POST",
      body: JSON.stringify({ text: `tea for my mom, under $${20 + brief}` }),
      headers: { ...headers, "content-type": "application/json" },
      from,
    });
    expect(answer.status).toBe(200);
  }
});
