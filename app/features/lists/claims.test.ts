import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CURRENCY, type Currency } from "#app/platform/money.ts";
import { claimStateOf, isRevealed, nameClaimants, describeEarlierDisclosure, describeDisclosure } from "./claims.ts";

const claim = (part: { name?: string; pieces?: number; pledgeCents?: number; currency?: Currency }) => ({
  itemId: "1",
  name: "",
  pieces: null,
  pledgeCents: null,
  currency: CURRENCY,
  ...part,
});

describe("what is left of a gift", () => {
  test.each([
    [{ quantity: 1, splitGoalCents: null, currency: CURRENCY }, [], { isTaken: false, leftPieces: 1, leftCents: 0 }],
    [{ quantity: 3, splitGoalCents: null, currency: CURRENCY }, [claim({ pieces: 2 })], { isTaken: false, leftPieces: 1, leftCents: 0 }],
    [{ quantity: 1, splitGoalCents: null, currency: CURRENCY }, [claim({ pieces: 2 })], { isTaken: true, leftPieces: 0 }],
    [
      { quantity: 1, splitGoalCents: 9000, currency: CURRENCY },
      [claim({ pledgeCents: 4000 })],
      { isTaken: false, leftCents: 5000, pledgedCents: 4000 },
    ],
    [{ quantity: 1, splitGoalCents: 3000, currency: CURRENCY }, [claim({ pledgeCents: 4000 })], { isTaken: true, leftCents: 0 }],
    [{ quantity: 1, splitGoalCents: 9000, currency: CURRENCY }, [claim({ pieces: 1 })], { isTaken: true }],
    [{ quantity: 1, splitGoalCents: null, currency: CURRENCY }, [claim({ pledgeCents: 1 })], { isTaken: true }],
  ])("%j after %j", (item, claims, state) => {
    expect(claimStateOf(item, claims)).toMatchObject(state);
  });

  test("is what the sum lacks in its own currency: a pledge in another one takes nothing of it", () => {
    const pledges = [claim({ pledgeCents: 4000 }), claim({ pledgeCents: 1000, currency: "EUR" as string as Currency })];
    expect(claimStateOf({ quantity: 1, splitGoalCents: 9000, currency: CURRENCY }, pledges)).toMatchObject({
      leftCents: 5000,
      pledgedCents: 4000,
      currency: CURRENCY,
    });
  });

  test("is never negative, and nothing is left exactly when it is taken", () => {
    const claims = fc.array(
      fc.oneof(
        fc.nat(99).map((pieces) => claim({ pieces })),
        fc.nat(9999).map((pledgeCents) => claim({ pledgeCents })),
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.option(fc.integer({ min: 1, max: 9999 })),
        claims,
        (quantity, splitGoalCents, all) => {
          const state = claimStateOf({ quantity, splitGoalCents, currency: CURRENCY }, all);
          expect(Math.min(state.leftPieces, state.leftCents)).toBe(0);
          expect(state.isTaken).toBe(state.leftPieces + state.leftCents === 0);
        },
      ),
    );
  });
});

test("the owner sees claims from their day on, or never", () => {
  expect([isRevealed("2026-12-25", "2026-12-24"), isRevealed("2026-12-25", "2026-12-25"), isRevealed(null, "2026-12-25")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("visitors are told from when the owner sees who claims what", () => {
  const say = (claimsRevealedOn: string | null) => describeDisclosure({ ownerName: "Ada", claimsRevealedOn }, "2026-12-24");
  expect(say(null)).toBe("Ada can’t see who claims what.");
  expect(say("2026-12-25")).toBe("Ada will see who claims what from 2026-12-25 on.");
  expect(say("2026-12-24")).toBe("Ada can see who claimed what.");
});

test.each([
  [null, null, null],
  ["2026-12-25", "2026-12-25", null],
  ["2026-12-25", "2026-12-24", null],
  [null, "2026-12-25", null],
  ["2026-12-24", "2026-12-25", "When you claimed it, it was meant to stay a surprise until 2026-12-25; Ada has changed that since."],
  ["2026-12-24", null, "When you claimed it, it was meant to stay a surprise; Ada has changed that since."],
])("a list that shows claims from %s, to somebody who was promised %s, says %s", (claimsRevealedOn, promised, told) => {
  expect(describeEarlierDisclosure({ ownerName: "Ada", claimsRevealedOn }, promised)).toBe(told);
});

test.each([
  [[], ""],
  [[""], "Someone"],
  [["", ""], "2 people"],
  [["Anna"], "Anna"],
  [["Anna", "Ben"], "Anna and Ben"],
  [["Anna", "", "Ben"], "Anna, Ben and 1 other"],
  [["Anna", "Ben", "Cleo", "Dan", ""], "Anna, Ben, Cleo and 2 others"],
])("claims of %j are told as %j", (names, told) => {
  expect(nameClaimants(names.map((name) => claim({ name, pieces: 1 })))).toBe(told);
});
