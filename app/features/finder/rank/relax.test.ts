import { expect, test } from "vitest";
import { understandText } from "../ask/understand.ts";
import { readGift } from "../read/read-gift.ts";
import { giftProfile } from "#tests/factories/finder.ts";
import { relaxBrief } from "./relax.ts";

const TODAY = "2026-11-21";
const PRICES = [1200, 2400, 3100, 3900, 5200];
const SHOP = PRICES.map((priceCents) =>
  readGift(giftProfile({ name: `Espresso cups ${priceCents}`, priceCents, tags: { interest: ["coffee"] } })),
);
const waysOut = (text: string) => relaxBrief(understandText(text, { today: TODAY, country: "US" }), SHOP, TODAY);

test("a price that is too low has three ways out: the nearest, one with several gifts, and any", () => {
  expect(waysOut("loves coffee, under $3").map(({ label }) => label)).toEqual([
    "Up to $12 instead of $3",
    "Something other than coffee",
    "Up to $40 instead of $3",
    "Whatever it costs",
  ]);
});

test("a price that is too high as well", () => {
  expect(waysOut("loves coffee, at least $90").map(({ label }) => label)).toEqual([
    "From $50 instead of $90",
    "Something other than coffee",
    "From $20 instead of $90",
    "Whatever it costs",
  ]);
});

test("time is given up last, with the price", () => {
  expect(waysOut("loves coffee, under $3, needed tomorrow").at(-1)).toMatchObject({
    label: "Whatever it costs, whenever it arrives",
    brief: { budget: null, withinDays: null, date: null },
  });
});
