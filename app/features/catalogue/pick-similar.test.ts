import { describe, expect, test } from "vitest";
import { twinOf } from "./near-twins.ts";
import { pickSimilar } from "./pick-similar.ts";

const named = (name: string, storeUrl: string | null = null) => ({ name, storeUrl });

describe("near twins", () => {
  test.each([
    ["Stoneware mug in blue", "Stoneware Mug, Red"],
    ["Insulated tumbler 20 oz", "Insulated Tumbler, 30oz, black"],
    ["Beeswax candles, pack of six", "Beeswax candles (12-pack)"],
    ["Linen apron (Large)", "Linen apron - Small"],
  ])("'%s' and '%s' are one product", (one, other) => {
    expect(twinOf(named(one))(named(other))).toBe(true);
    expect(twinOf(named(other))(named(one))).toBe(true);
  });

  test.each([
    ["Stoneware mug in blue", "Stoneware bowl in blue"],
    ["Knitted golf club covers in argyle", "Leather scorecard holder for the golf bag"],
    ["Puzzle of 500 pieces: harbor", "Puzzle of 500 pieces: forest"],
    ["Brick set 42100", "Brick set 42101"],
    ["Blue", "Red"],
  ])("'%s' and '%s' are two", (one, other) => {
    expect(twinOf(named(one))(named(other))).toBe(false);
  });

  test("the same page of a store is the same product, whatever is asked for in it; no page is none", () => {
    const isTwin = twinOf(named("Mug", "https://shop.example/p/mug?variant=1&utm_source=x#top"));
    expect(isTwin(named("Beaker", "https://shop.example/p/mug?variant=2"))).toBe(true);
    expect(isTwin(named("Beaker", "https://shop.example/p/bowl?variant=1"))).toBe(false);
    expect(isTwin(named("Beaker"))).toBe(false);
    expect(twinOf(named("Mug", "https://shop.example/p?id=1"))(named("Beaker", "https://shop.example/p?id=2"))).toBe(false);
  });
});

describe("picking", () => {
  const candidate = (id: string, name: string, likeness: number, kin = true) => ({ id, name, storeUrl: null, likeness, kin });
  const press = named("Manual lever espresso press in polished steel");

  test("the same kind of thing and words in common count beside the likeness, and what shares only a theme is last", () => {
    const candidates = [
      candidate("bell", "Dumbbell pair on a stand", 9, false),
      candidate("map", "Framed map", 2.5),
      candidate("cup", "Espresso cups for two", 2),
      candidate("press", "Travel press for beans", 2),
    ];
    expect(pickSimilar(press, candidates, 4)).toEqual(["press", "cup", "map", "bell"]);
    expect(pickSimilar(press, candidates, 2)).toEqual(["press", "cup"]);
  });

  test("neither its own variants nor two of one product are there", () => {
    const candidates = [
      candidate("own", "Manual Lever Espresso Press, black", 5),
      candidate("kettle", "Gooseneck kettle in black", 4),
      candidate("twin", "Gooseneck kettle in white", 3),
      candidate("mug", "Stoneware mug", 2),
    ];
    expect(pickSimilar(press, candidates, 3)).toEqual(["kettle", "mug"]);
  });
});
