import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SpreadGift, spreadTypes } from "./spread-types.ts";
import { thingOfName } from "./things.ts";

/** Gifts by "type name". */
const gifts = (...texts: string[]): SpreadGift[] =>
  texts.map((text) => {
    const [type = "", ...name] = text.split(" ");
    return { name: name.join(" "), types: type === "-" ? [] : type.split("+") };
  });
const spread = (...texts: string[]) => spreadTypes(gifts(...texts)).map(({ types, name }) => `${types.join("+") || "-"} ${name}`);

describe("no type of thing comes three times in a row", () => {
  test("the third waits until another has come", () => {
    expect(spread("a Red mug", "a Tea towel", "a Oak board", "b Silk tie", "b Wool cap")).toEqual([
      "a Red mug",
      "a Tea towel",
      "b Silk tie",
      "a Oak board",
      "b Wool cap",
    ]);
  });

  test("kinds of things count as gift types do, and so does one type of several", () => {
    expect(spread("a Red mug", "b Blue mug", "c Big mugs for tea", "d Silk tie")).toEqual([
      "a Red mug",
      "b Blue mug",
      "d Silk tie",
      "c Big mugs for tea",
    ]);
    expect(spread("a Red mug", "a+b Tea towel", "c+a Oak board", "d Silk tie").at(-1)).toBe("c+a Oak board");
  });

  test("gifts at the end go back to where they make no run", () => {
    expect(spread("b Silk tie", "c Wool cap", "a Red mug", "a Tea towel", "a Oak board")).toEqual([
      "b Silk tie",
      "a Oak board",
      "c Wool cap",
      "a Red mug",
      "a Tea towel",
    ]);
  });

  test("where there is nothing else, all gifts are there in their order", () => {
    expect(spread("a Red mug", "a Blue mug", "a Big mug")).toEqual(["a Red mug", "a Blue mug", "a Big mug"]);
    expect(spread("- ???", "- !!!", "- ...")).toEqual(["- ???", "- !!!", "- ..."]);
    expect(spreadTypes([])).toEqual([]);
  });

  test("a type of too many gifts says nothing, so that the others are spread", () => {
    expect(spread("a Clock", "b Vase", "a Lamp", "a Rug", "a+c Frame", "a+c Map", "a+c Quilt", "a Throw", "a Pot")).toEqual([
      "a Clock",
      "b Vase",
      "a Lamp",
      "a Rug",
      "a+c Frame",
      "a+c Map",
      "a Throw",
      "a+c Quilt",
      "a Pot",
    ]);
  });

  test("the type of the whole list says nothing", () => {
    expect(spread("a Red mug", "a Tea towel", "a Oak board", "a+b Silk tie")).toEqual([
      "a Red mug",
      "a Tea towel",
      "a Oak board",
      "a+b Silk tie",
    ]);
  });
});

test("whatever the gifts, none is lost or doubled, and none makes a run while two thirds are of other kinds", () => {
  const gift = fc.record({
    name: fc.constantFrom("Red mug", "Tea towel", "Oak board", "Silk tie", "Wool cap", "Desk lamp"),
    types: fc.constant([] as string[]),
  });
  fc.assert(
    fc.property(fc.array(gift, { maxLength: 60 }), (list) => {
      const result = spreadTypes(list);
      expect(new Set(result)).toEqual(new Set(list));
      expect(result).toHaveLength(list.length);
      const counts = Map.groupBy(list, ({ name }) => name);
      if ([...counts.values()].some(({ length }) => length * 3 > list.length)) return;
      const things = result.map(({ name }) => thingOfName(name));
      expect(things.filter((thing, at) => at > 1 && thing === things[at - 1] && thing === things[at - 2])).toEqual([]);
    }),
  );
});
