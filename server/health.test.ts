import { expect, test } from "vitest";
import { UnavailableError } from "#app/platform/errors.ts";
import { type HealthChecks, healthRoutes } from "./health.ts";

const ready: HealthChecks = { checkReady: async () => undefined, listMissing: () => [] };
const ask = async (checks: Partial<HealthChecks>) => {
  const answer = await healthRoutes({ ...ready, ...checks }).request("/readyz");
  return [answer.status, await answer.text()];
};

test("/readyz names what the site serves without", async () => {
  expect(await ask({})).toEqual([200, "ready\n"]);
  expect(await ask({ listMissing: () => ["file store away", "job backup failed"] })).toEqual([
    200,
    "ready; file store away; job backup failed\n",
  ]);
});

test("/readyz says why a server is not ready, in our words and not in the database's", async () => {
  const refuse = (error: Error) =>
    ask({
      async checkReady() {
        throw error;
      },
    });
  expect(await refuse(new UnavailableError("this server is stopping"))).toEqual([503, "not ready; this server is stopping\n"]);
  expect(await refuse(new Error("connect ECONNREFUSED 10.0.0.3:5432"))).toEqual([503, "not ready; the database is away\n"]);
});
