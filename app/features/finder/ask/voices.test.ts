import { describe, expect, test } from "vitest";
import type { Brief } from "../types.ts";
import { understandText } from "./understand.ts";

/** Requests as people write them, and what of each was misread once. Only the parts that a row names are compared. */

interface Expected {
  person?: string | null;
  alsoFor?: string[];
  age?: [min: number, max: number] | null;
  interests?: string[];
  situations?: string[];
  excluded?: string[];
  occasion?: string | null;
  /** The most in dollars. */
  most?: number | null;
  otherWords?: string[];
  withinDays?: number | null;
  asks?: string[];
  shipsTo?: string | null;
}

function read(text: string, { country = "US" } = {}): Required<Expected> {
  const brief: Brief = understandText(text, { today: "2026-11-26", country });
  const ids = (parts: readonly { value: string }[]) => parts.map(({ value }) => value);
  const age = brief.age?.source === "text" || brief.age?.words ? brief.age : null;
  const most = brief.budget?.value.maxCents ?? null;
  return {
    person: brief.person?.value ?? null,
    alsoFor: ids(brief.alsoFor),
    age: age === null ? null : [age.value.min, age.value.max],
    interests: ids(brief.interests),
    situations: ids(brief.situations),
    excluded: ids(brief.excluded),
    occasion: brief.occasion?.value ?? null,
    most: most === null ? null : most / 100,
    otherWords: brief.otherWords,
    withinDays: brief.withinDays?.value ?? null,
    asks: brief.asks,
    shipsTo: brief.shipsTo?.value ?? null,
  };
}

const GROUPS: Record<string, [text: string, expected: Expected][]> = {
  "a name is nobody's liking": [
    [
      "My granddaughter Leonie is studying in Vienna and misses home.",
      { person: "granddaughter", interests: [], situations: ["homesick"] },
    ],
    ["Leonie loves ponies", { interests: ["horses"], otherWords: [] }],
    ["For my friend Peony", { person: "best-friend", interests: [] }],
    ["Mia, 25, artist, Berlin", { age: [25, 25], interests: ["drawing-painting"], otherWords: [] }],
    ["my friend Basil loves cooking with herbs", { interests: ["cooking", "herb-growing"] }],
  ],
  "a number beside what somebody is, is an age": [
    [", 25, artist", { age: [25, 25], most: null }],
    ["My brother, a retired machinist, is 95 and still sharpens his own chisels.", { age: [95, 95], interests: ["woodworking-diy"] }],
    ["boss (f), 50s, secret santa, 25 max", { age: [50, 59], most: 25 }],
    ["What can I give to boy with 9 years?", { person: "boy", age: [9, 9] }],
    ["granddad, ninety-two, was a sailor", { age: [92, 92], most: null }],
    ["my mom (62) and my dad (65) both hike", { person: "parents", age: [62, 65], most: null }],
    ["she's allergic to perfume. 14, likes k-pop", { age: [14, 14], most: null }],
    ["for my godmother Ingrid, 71", { person: "godmother", age: [71, 71], most: null }],
  ],
  "and a number beside years, givers or children is none": [
    ["gf, 1 yr anniversary, not jewelry", { age: null, occasion: "anniversary" }],
    ["anniversary gift for my husband: 10 years, something in tin maybe", { age: null, most: null }],
    ["My wife of fifty-two years has lost most of her sight", { age: null, situations: ["poor-eyesight"] }],
    ["to my sister from my kids, they are 4 and 6", { person: "sister", age: null, most: null }],
    ["My daughter has five children and no time for herself.", { person: "daughter", age: null, most: null }],
    ["my sister, 41, three boys under ten, never sits down", { person: "sister", age: [41, 41], most: null }],
    ["partner of 6 years, loves trail running", { person: "partner", age: null, most: null }],
    ["he turned 50, has 2 sons and 1 boat", { person: null, age: [50, 50] }],
  ],
  "what each of several givers pays is added up": [
    ["a colleague leaves. Team of nine, $15 per head.", { most: 135 }],
    ["ten of us want to give our trainer something, 5 bucks each", { person: "coach", most: 50 }],
    ["for my colleague, we are six persons and each give 10 dollar", { most: 60 }],
    ["a colleague whose mother just died, we're eleven and give 5 each", { most: 55, situations: ["grief"] }],
    ["Welcome gifts for 12 new hires, $30 each", { most: 30 }],
  ],
  "a word of a sport, a place or a deed is no liking of its own": [
    ["my brother got tickets to a Lakers game", { interests: ["basketball"], otherWords: [] }],
    ["they love a good board games night", { interests: ["board-games", "games-night"] }],
    ["My cousin does curling", { interests: [], otherWords: ["curling"] }],
    ["he fly fishes but ties none of his own flies yet", { interests: ["fly-fishing"] }],
    ["something for a beer nerd", { interests: ["beer"] }],
    ["for my boss who just got a puppy named Cheddar", { interests: ["dogs"], otherWords: [] }],
    ["he collects sneakers", { interests: ["sneakers"] }],
    ["a colleague who moves to our Singapore office", { interests: [] }],
    ["A speaker gift, not a bottle", { interests: [], otherWords: [] }],
    ["he's a metalhead w zero space", { interests: ["rock-music"], situations: ["small-home"] }],
    ["She knits, God knows why", { interests: ["knitting"] }],
    ["my lab partner, she lives on iced coffee", { person: "best-friend", interests: ["coffee"] }],
  ],
  "a word means what it means where it was written": [
    ["he's not rock, he's jazz all the way", { interests: ["jazz-blues"], excluded: ["rock-music"] }],
    ["she collects rocks", { interests: ["rocks-minerals"] }],
    ["He likes the football, how we say in Europe", { interests: ["soccer"] }],
    ["he loves football and the Super Bowl", { interests: ["football"] }],
    ["not rock climbing, he has bad knees", { excluded: ["climbing"] }],
  ],
  "whose life it is": [
    ["her husband is in prison and she is alone with the kids", { person: null, situations: ["family-away"] }],
    ["her dad is ill and she needs a break", { person: null, occasion: null, situations: ["burnout"] }],
    ["She lives with her mom and loves tea", { person: null, interests: ["tea"] }],
    ["she raised five children", { person: null }],
    ["for my ex-colleague who paints", { person: "coworker" }],
    ["this girl im talking to, 2 weeks in, she likes ramen", { person: "woman", situations: ["new-relationship"] }],
    ["For my stepdad and my real dad, both like baseball", { person: "stepdad", alsoFor: ["dad"] }],
    ["my nurse made me laugh when I had surgery", { person: "nurse", occasion: null }],
  ],
  "denials and turning points": [
    ["he stopped playing guitar", { interests: [], excluded: ["guitar"] }],
    ["would rather die than get a toy", { interests: [], excluded: ["toys"] }],
    ["Not looking for experiences, she likes pottery", { interests: ["pottery"], excluded: ["experience-gifts"] }],
    ["doesn't cook, can't cook, wants to learn to cook", { excluded: [] }],
    ["just out of rehab, nothing with alcohol", { situations: ["sober"], excluded: ["alcohol"] }],
    ["grandma, 84, her hands are stiff. She used to garden.", { interests: ["gardening"], excluded: [] }],
    ["my wife wants to learn the ukulele, she's never played", { excluded: [] }],
    ["doesnt drink tho", { situations: ["sober"], excluded: ["alcohol"] }],
  ],
  "misspelled small words ask for nothing": [
    ["Im lookin for a presant for my freind who likes wiskey, budjet 60", { otherWords: [], most: 60, interests: ["whiskey"] }],
    ["my parants, maried 40 years", { otherWords: [] }],
  ],
  "questions about delivery": [
    ["if I order today does it come this week? magic tricks", { withinDays: 3, asks: ["delivery"] }],
    ["something what arrives before 24 december to Canada?", { shipsTo: "CA", asks: ["delivery"] }],
  ],
};

describe.each(Object.entries(GROUPS))("%s", (_group, rows) => {
  test.each(rows)("%s", (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

test("football is soccer where nobody calls it so", () => {
  expect(read("my nephew plays football", { country: "GB" }).interests).toEqual(["soccer"]);
  expect(read("my nephew plays football", { country: "US" }).interests).toEqual(["football"]);
});
