import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const never = new AbortController().signal;

test("so many at once, the others in their order, and too many are sent away", async () => {
  const takeTurn = createTurns(1, 2);
  const first = await takeTurn(never);
  const begun: string[] = [];
  const second = takeTurn(never).then((turn) => (begun.push("second"), turn));
  const third = takeTurn(never).then((turn) => (begun.push("third"), turn));
  expect(await takeTurn(never)).toBeNull();
  expect(begun).toEqual([]);
  first?.end();
  (await second)?.end();
  (await third)?.end();
  expect(begun).toEqual(["second", "third"]);
  expect(await takeTurn(never)).not.toBeNull();
});

test("who has given up takes nobody's turn", async () => {
  const takeTurn = createTurns(1, 2);
  const first = await takeTurn(never);
  const stopping = new AbortController();
  const impatient = takeTurn(stopping.signal);
  const patient = takeTurn(never);
  stopping.abort();
  expect(await impatient).toBeNull();
  expect(await takeTurn(stopping.signal)).toBeNull();
  first?.end();
  expect(await patient).not.toBeNull();
});
