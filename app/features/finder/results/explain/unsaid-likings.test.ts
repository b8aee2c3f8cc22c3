import { describe, expect, test } from "vitest";
import { explain } from "#tests/factories/reasons.ts";
import type { GiftProfile } from "../../types.ts";
import { understandText } from "../../ask/understand.ts";
import { pronounsOf } from "./naming.ts";

/** Reasons that somebody read for requests that nobody had seen, and found bad: each claims a liking that was not said, or speaks of another part. */
const asked = (text: string) => understandText(text, { today: "2026-11-21", country: "US" });

const FEEDER = {
  name: "Bird feeder",
  description: "A long tail board gives woodpeckers and other birds something to brace against.",
  tags: { interest: ["birdwatching"] },
};
const CAP = {
  name: "Cycling cap",
  description: "Under a helmet it keeps the sun off on a long ride by bicycle.",
  tags: { interest: ["cycling"] },
};
const CANDLE = {
  name: "Wood wick candle",
  description: "Wet stone and a little smoke make up the scent of this soy candle.",
  tags: { interest: ["home-styling"] },
};
const CELLAR = {
  name: "Salt cellar for cooking",
  description: "A thumb swings the lid aside, even when the other hand is stirring or cooking.",
  tags: { interest: ["cooking"] },
};
const RADIO = {
  name: "Tabletop radio",
  description: "Behind the cloth grille one good speaker brings music by FM or Bluetooth.",
  tags: { interest: ["music"] },
};
const CHIME = {
  name: "Copper wind chime tuned to five notes",
  description: "Every breeze sounds in tune with the music of a garden.",
  tags: { interest: ["music"] },
};
const BATH = {
  name: "Stoneware birdbath for the garden",
  description: "A small panel sends up a low ripple of water over the garden.",
  tags: { interest: ["gardening"] },
};
const KNEELER = {
  name: "Garden kneeler",
  description: "A side pouch carries snips and seed packets through the garden.",
  tags: { interest: ["gardening"] },
};
const PAD = {
  name: "Felt desk pad for writing",
  description: "A stitched pocket keeps two pens from rolling away while writing.",
  tags: { interest: ["writing"] },
};
const POSTCARDS = {
  name: "Postcard book for writing",
  description: "Eight postcards each hold a packet of seed and leave room for writing.",
  tags: { interest: ["writing"] },
};
const EASEL = {
  name: "French sketch-box easel for travel",
  description: "Legs and paint box fold into one case for travel by train.",
  tags: { interest: ["travel"] },
};
const TACOS = {
  name: "Stoneware taco holders",
  description: "Four stoneware stands hold three tacos each and keep the filling in.",
  tags: {},
};
const ALBUM = {
  name: "Linen wedding photo album",
  description: "It holds up to a hundred photos mounted with corners.",
  tags: { interest: ["photography"] },
};

describe.each<[string, Partial<GiftProfile>, string, string]>([
  ["what is pictured", FEEDER, "a kind old man who carves birds", "my uncle loves birds"],
  ["what is worked on", CAP, "my fiance spends sundays fixing bikes", "my fiance loves cycling"],
  ["what is made", CANDLE, "my friend makes candles to sell", "my friend loves candles"],
  ["the kitchen of one country", CELLAR, "he's always cooking Thai or Vietnamese", "he's always cooking"],
  ["what is repaired", RADIO, "guy who repairs radios", "guy who loves music"],
  ["something else for a garden", BATH, "my aunt loves gardening", "my aunt loves gardening and birds"],
  ["a pen", PAD, "mom does crosswords in pen", "mom loves writing"],
  ["letters", POSTCARDS, "a writer friend", "my friend loves writing and sends letters"],
  ["paint", EASEL, "a knitter who travels", "loves to travel and to paint"],
  ["somebody else's wedding", ALBUM, "a photographer", "a photographer, it is his own wedding"],
  ["whoever works for us", KNEELER, "christmas for our gardener", "my sister is a gardener"],
])("%s", (_what, gift, bad, good) => {
  test(`“${bad}” is no reason, and “${good}” may be one`, () => {
    expect(explain(gift, asked(bad))).toBe("");
    expect(explain(gift, asked(good))).not.toBe("");
  });
});

test("a wind chime is no music to listen to", () => {
  expect(explain(CHIME, asked("my teen is into music"))).toBe("");
  expect(explain(RADIO, asked("my teen is into music"))).not.toBe("");
});

test("a thing of clay is nothing for a potter, whatever its name says of it", () => {
  expect(explain(TACOS, asked("my sister loves pottery"))).toBe("");
});

test("of two who do one thing each nothing is his or hers alone", () => {
  expect(pronounsOf(asked("he grills, she bakes")).whose).toBe("their");
  expect(pronounsOf(asked("he grills and loves to bake")).whose).toBe("his");
});

test("a dog's surgery is nobody's need to rest", () => {
  expect(asked("the neighbours' dog had surgery, they are worried").situations).toEqual([]);
});

test("what a clip fits is no reason, and what a lamp lights is", () => {
  const lamp = {
    name: "Clip-on reading light",
    description:
      "Two brightness levels light a page without waking the person on the next pillow. The padded clip fits paperbacks and music stands.",
    tags: { interest: ["reading"] },
  };
  expect(explain(lamp, asked("my wife loves reading"))).toContain("light a page");
  expect(explain(lamp, asked("for my teacher, she loves reading")), "it speaks of the next pillow").toBe("");
});

test("a wife with three kids is she, and so is a mother whose puzzles are them", () => {
  expect(pronounsOf(asked("my wife juggles three kids, and reads at midnight")).whose).toBe("her");
  expect(pronounsOf(asked("mom is into puzzles, does them with a glass of red")).whose).toBe("her");
  expect(pronounsOf(asked("two lads who love golf")).whose).toBe("their");
});

test("a camera for film is for those who speak of film", () => {
  const camera = {
    name: "Reusable film camera",
    description: "It winds by hand, and waiting for the prints is part of the pleasure of photography.",
    tags: { interest: ["photography"] },
  };
  expect(explain(camera, asked("my brother loves photography"))).toBe("");
  expect(explain(camera, asked("my brother loves photography, shoots film"))).not.toBe("");
});

test("what is for other doers is nothing for these, and a sight that has gone reads no more", () => {
  const cream = {
    name: "Hand cream for gardeners",
    description: "Shea butter softens the skin of rough fingertips and leaves no grease.",
    tags: { interest: ["skincare"] },
  };
  expect(explain(cream, asked("my cousin loves skincare"))).toBe("");
  expect(explain(cream, asked("my cousin loves skincare and gardening"))).not.toBe("");
  const rest = {
    name: "Book rest for reading",
    description: "A hinged stand of walnut holds a book open for reading at five angles.",
    tags: { interest: ["reading"] },
  };
  expect(explain(rest, asked("nana is nearly blind now, she always loved reading"))).toBe("");
  expect(explain(rest, asked("nana loves reading"))).not.toBe("");
});
