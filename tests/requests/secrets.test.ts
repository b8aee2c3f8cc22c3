import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { ACCESS } from "#app/access.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { samplePathOf } from "#tests/sample-paths.ts";
import { useSite } from "#tests/site.ts";

const SECRETS = {
  SMTP_URL: "smtp://postman:word-of-the-mail-server@127.0.0.1:1",
  METRICS_TOKEN: "word-of-the-watchman-who-reads-metrics",
};
Object.assign(process.env, SECRETS);
const site = useSite();
afterAll(() => {
  for (const name of Object.keys(SECRETS)) delete process.env[name];
});

test("K2: no page or answer holds a secret of the site or of an account, whoever asks", async () => {
  const user = await createUser({ role: "admin" });
  const giftId = (await createGift({ occasion: ["birthday"] })).id;
  const cookie = await site.signIn(user);
  const stored = await readRows(database(), rowOf({ token: z.string(), hash: z.string() }))`
    select s.token, c.password as hash from sessions s join credentials c on c.user_id = s.user_id where s.user_id = ${user.id}`;
  const secrets = [
    process.env.SESSION_SECRET ?? "",
    "word-of-the-mail-server",
    SECRETS.METRICS_TOKEN,
    ...stored.flatMap(({ token, hash }) => [token, hash]),
  ];
  expect(secrets).toHaveLength(5);
  for (const [address, { read }] of Object.entries(ACCESS)) {
    if (read === undefined) continue;
    for (const ending of ["", ".data"]) {
      const answer = await site.request(samplePathOf(address, { gift: giftId }) + ending, { headers: { cookie } });
      const headers = [...answer.headers].filter(([name]) => name !== "set-cookie");
      const said = `${JSON.stringify(headers)}${await answer.text()}`;
      for (const secret of secrets) expect(said.includes(secret), `${address}${ending}`).toBe(false);
    }
  }
});

test("O5: what only some may read is no-store; what shared caches may keep sets no cookie and varies on none", async () => {
  const giftId = (await createGift({ occasion: ["birthday"] })).id;
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  for (const [address, { read }] of Object.entries(ACCESS)) {
    if (read === undefined) continue;
    const { headers } = await site.request(samplePathOf(address, { gift: giftId }), { headers: { cookie } });
    const kept = headers.get("cache-control") ?? "";
    if (read !== "everyone") expect([address, kept]).toEqual([address, expect.stringContaining("no-store")]);
    if (kept.includes("public")) expect([address, headers.get("set-cookie")]).toEqual([address, null]);
    if (!kept.includes("no-store"))
      expect([address, headers.get("vary") ?? ""]).toEqual([address, expect.not.stringMatching(/cookie|\*/i)]);
  }
});

test("K2: the browser's bundle reads no setting, so none can be built into it", () => {
  const scripts = readdirSync("build/client", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    const text = readFileSync(path.join("build/client", file), "utf8");
    expect(text.includes(process.env.SESSION_SECRET ?? ""), file).toBe(false);
    expect(/process\.env\.(?!NODE_ENV\b)/.exec(text)?.[0], file).toBeUndefined();
  }
});
