import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCollage, drawStated, drawStill } from "./draw-still.ts";
import { KINDS } from "./kinds/all-kinds.ts";
import { PIGMENTS } from "./parts/colors.ts";
import { coverOfGifts, ownImage, pictureOfGift, readStillName, squareOfCover } from "./still-address.ts";

const ALLOWED = new Set(["svg", "defs", "g", "path", "ellipse", "linearGradient", "radialGradient", "stop", "clipPath"]);
const kinds = Object.keys(KINDS);

/** Returns what is wrong with a drawing: names that are not closed, elements that do more than draw, numbers that are none. */
function faultsOf(svg: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, closing, name = "", attributes = "", single] of svg.matchAll(/<(\/?)(\w+)((?:\s[\w-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (!ALLOWED.has(name)) faults.push(`element ${name}`);
    if (/\s(?:on\w+|href|style)=|javascript:|https?:(?!\/\/www\.w3\.org\/2000\/svg)/.test(attributes))
      faults.push(`attributes${attributes}`);
    if (closing === "/" && open.pop() !== name) faults.push(`</${name}>`);
    if (closing === "" && single === "") open.push(name);
  }
  const rest = svg.replaceAll(/<\/?\w+(?:\s[\w-]+="[^"<]*")*\s*\/?>/g, "");
  if (rest !== "") faults.push(`text ${rest.slice(0, 60)}`);
  if (open.length > 0) faults.push(`open: ${open.join(" ")}`);
  if (/NaN|undefined|null|Infinity/.test(svg)) faults.push("a number that is none");
  for (const [, id = ""] of svg.matchAll(/url\(#(\w+)\)/g)) if (!svg.includes(`id="${id}"`)) faults.push(`no ${id}`);
  return faults;
}

test("every kind is drawn, well formed, with nothing that runs or loads", () => {
  for (const kind of kinds) expect(faultsOf(drawStated({ kind }, { seed: kind, side: 320 })), kind).toEqual([]);
});

test("every kind names colors that there are", () => {
  for (const [name, { colors, accents }] of Object.entries(KINDS))
    expect(
      [...colors, ...accents].filter((color) => !Object.hasOwn(PIGMENTS, color)),
      name,
    ).toEqual([]);
});

test("the same thing always looks the same, and another seed another way", () => {
  const draw = (seed: string) => drawStated({ kind: "mug" }, { seed, side: 320 });
  expect(draw("a")).toBe(draw("a"));
  expect(draw("a")).not.toBe(draw("b"));
});

test("the picture library reads a drawing, in its size and with no hole", async () => {
  const picture = await sharp(drawStill("mug_sage_1", 320) as Uint8Array).metadata();
  expect(picture).toMatchObject({ width: 320, height: 320, format: "svg" });
  const cover = await sharp(drawCollage("mug_sage_1.book_navy_0.lamp_sage_2", 640) as Uint8Array).metadata();
  expect(cover).toMatchObject({ width: 640, height: 427 });
});

test("a gift without a picture gets its kind's, in the color that its name says, and one with a picture its own", () => {
  const picture = pictureOfGift({ id: "a", name: "Sage stoneware mug", image: null });
  expect(picture).toMatch(/^\/media\/stills-1\/mug_sage_\d$/);
  expect(pictureOfGift({ id: "a", name: "Sage stoneware mug", image: null })).toBe(picture);
  expect(drawStill(picture.slice("/media/stills-1/".length), 320)).not.toBeNull();
  expect(pictureOfGift({ id: "a", name: "Mug", image: "/media/x" })).toBe("/media/x");
  expect([ownImage(picture), ownImage("/media/x"), ownImage(null)]).toEqual([null, "/media/x", null]);
});

test("a cover shows up to three different kinds: those that stand on a table, and of them those that are told best", () => {
  const gifts = ["Mug", "Coffee mug", "Zanzibar", "Wool scarf", "Board game", "Table lamp"].map((name) => ({ id: name, name }));
  const name = coverOfGifts(gifts).slice("/media/collages-1/".length);
  expect(name.split(".").map((still) => readStillName(still)?.kind)).toEqual(["mug", "board game", "lamp"]);
  expect(faultsOf(String(drawCollage(name, 640)))).toEqual([]);
  expect(drawCollage(coverOfGifts([]).slice("/media/collages-1/".length), 640)).not.toBeNull();
});

test("where a square is needed, a cover of several things is its first one", () => {
  expect(squareOfCover("/media/collages-1/mug_sage_1.book_navy_0")).toBe("/media/stills-1/mug_sage_1");
  expect(drawStill("mug_sage_1", 320)).not.toBeNull();
  expect(squareOfCover("/media/lamp")).toBe("/media/lamp");
});

test.each(["", "mug", "mug_sage", "mug_sage_9", "mug_mauve_1", "constructor_sage_1", "mug_sage_1_2", "../mug_sage_1"])(
  "nothing is drawn for %j",
  (name) => {
    expect(drawStill(name, 320)).toBeNull();
    expect(drawCollage(name, 320)).toBeNull();
  },
);

test("a cover of four is none", () => {
  expect(drawCollage(["mug_sage_1", "book_navy_0", "lamp_sage_1", "mug_navy_1"].join("."), 320)).toBeNull();
});
