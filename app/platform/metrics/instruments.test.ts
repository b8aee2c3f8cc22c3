import { expect, test } from "vitest";
import { addGauge, writeMetrics } from "./instruments.server.ts";

const linesOf = async (name: string) => (await writeMetrics()).split("\n").filter((line) => line.startsWith(`${name} `));

test("a gauge that is not known is absent, and comes back", async () => {
  let read: () => number | null | Promise<number | null> = () => 3;
  addGauge("presently_test_waiting", "For this test", () => read());
  expect(await linesOf("presently_test_waiting")).toEqual(["presently_test_waiting 3"]);
  read = () => null;
  expect(await linesOf("presently_test_waiting")).toEqual([]);
  read = () => Promise.reject(new Error("The database is away"));
  expect(await linesOf("presently_test_waiting")).toEqual([]);
  read = () => 0;
  expect(await linesOf("presently_test_waiting")).toEqual(["presently_test_waiting 0"]);
});

test("a gauge that was never known is absent from the start", async () => {
  addGauge("presently_test_unknown", "For this test", () => null);
  expect(await linesOf("presently_test_unknown")).toEqual([]);
});
