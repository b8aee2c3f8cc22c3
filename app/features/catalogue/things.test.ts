import { expect, test } from "vitest";
import { thingOfName } from "./things.ts";

test.each([
  ["Brass fountain pen with two bottled inks", "pen"],
  ["Manual lever espresso press in polished steel", "press"],
  ["Oatmeal and honey soap trio", "soap"],
  ["Soy candle making kit for eight tins", "candle"],
  ["Four-jar sampler of orchard jams", "jam"],
  ["Book of questions for a grandparent", "book"],
  ["Oak growth chart engraved with a name", "chart"],
  ["Dog biscuits paired with people shortbread", "biscuit"],
  ["This-day-in-history tear-off desk calendar", "calendar"],
  ["Letterpress thank-you cards, box of twelve", "card"],
  ["Three kitchen knives in a canvas roll", "knife"],
  ["YETI Rambler 20 oz Tumbler (Navy) - Insulated", "tumbler"],
  ["Box", "box"],
  ["茶壺", "茶壺"],
  ["!!!", ""],
])("'%s' is called a %s", (name, thing) => {
  expect(thingOfName(name)).toBe(thing);
});
