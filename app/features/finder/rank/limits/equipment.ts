import { plainText } from "../../ask/plain-text.ts";
import { readLacks } from "../../ask/roles/lacks.ts";
import { MAX_TEXT_LENGTH } from "../../constants.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { memoize } from "../../memo.ts";
import type { Brief } from "../../types.ts";
import type { ImpliedLimit } from "./implied.ts";

/** Things that are of use only with something else, which somebody with one of these likings, or words, has. */
interface Accessory {
  id: string;
  words: string[];
  likings: string[];
  /** Words of the brief that name what it belongs to. */
  has: string[];
  with: string;
  /** True for what most homes have: it is missing only where the text says so. */
  isCommon?: boolean;
}

const ACCESSORIES: readonly Accessory[] = [
  {
    id: "turntable",
    words: ["record brush", "record cleaning", "stylus cleaner", "turntable mat", "record weight"],
    likings: ["vinyl-records"],
    has: ["turntable", "records", "vinyl", "record player"],
    with: "a record player",
  },
  {
    id: "records",
    words: ["record sleeve"],
    likings: ["vinyl-records"],
    has: ["turntable", "records", "vinyl", "record player"],
    with: "records",
  },
  {
    id: "coffee-machine",
    words: ["coffee pods", "coffee capsules", "nespresso", "keurig", "portafilter", "tamper", "knock box", "descaling"],
    likings: ["espresso"],
    has: ["espresso", "coffee machine", "espresso machine"],
    with: "a coffee machine",
  },
  {
    id: "coffee-grinder",
    words: ["whole bean", "whole beans", "unground"],
    likings: ["coffee", "espresso"],
    has: ["coffee", "grinder"],
    with: "a grinder",
  },
  {
    id: "bicycle",
    words: ["bicycle", "bike bell", "handlebar", "bike light", "bike lock", "cycling cap", "saddle bag", "bike pump"],
    likings: ["cycling", "mountain-biking"],
    has: ["bike", "bicycle", "cycling"],
    with: "a bicycle",
  },
  {
    id: "golf-bag",
    words: ["golf", "putter", "putting", "scorecard holder"],
    likings: ["golf", "disc-golf"],
    has: ["golf"],
    with: "golf clubs",
  },
  {
    id: "fishing-rod",
    words: ["fly tying", "hand-tied fly", "tackle", "landing net", "fishing lure", "tip-up flag", "fishing"],
    likings: ["fishing", "fly-fishing"],
    has: ["fishing", "fish"],
    with: "a fishing rod",
  },
  {
    id: "camera",
    words: ["camera strap", "camera bag", "lens cap", "lens cloth", "tripod mount"],
    likings: ["photography", "film-photography", "filmmaking"],
    has: ["camera", "photography"],
    with: "a camera",
  },
  {
    id: "guitar",
    words: ["guitar strap", "guitar strings", "capo", "guitar pick", "plectrum"],
    likings: ["guitar", "ukulele"],
    has: ["guitar", "ukulele"],
    with: "a guitar",
  },
  {
    id: "grill",
    words: ["smoker box", "grill tools", "grilling basket", "burger press", "cedar planks"],
    likings: ["grilling", "smoking-meat"],
    has: ["grill", "barbecue", "bbq"],
    with: "a grill",
    isCommon: true,
  },
  {
    id: "console",
    words: ["nintendo switch", "playstation", "xbox", "steam deck", "controller grip", "arcade stick"],
    likings: ["video-games", "retro-gaming", "pc-tech"],
    has: ["console", "playstation", "xbox", "switch", "nintendo"],
    with: "a game console",
  },
  {
    id: "team-sport",
    words: ["pickleball", "tennis racket", "badminton", "baseball glove", "soccer net", "rebound net"],
    likings: ["pickleball", "tennis", "ball-sports", "soccer", "baseball", "football", "basketball", "volleyball"],
    has: ["pickleball", "tennis", "baseball", "soccer"],
    with: "a court or a team",
  },
  {
    id: "animal",
    words: [
      "dog collar",
      "dog bed",
      "dog biscuit",
      "dog raincoat",
      "dog walk",
      "leash",
      "cat scratcher",
      "catnip",
      "cat cave",
      "cat step",
      "pet bowl",
      "cat grass",
      "snuffle mat",
      "paw print",
      "pet portrait",
    ],
    likings: ["dogs", "cats", "small-pets", "animals"],
    has: ["dog", "cat", "pet", "puppy", "kitten"],
    with: "an animal",
  },
  {
    id: "ebook-reader",
    words: ["kindle case", "kindle cover", "e-reader cover", "airpods case", "apple watch band", "ipad case", "iphone case"],
    likings: ["gadgets"],
    has: ["kindle", "ipad", "iphone", "airpods", "apple watch", "ebook"],
    with: "the device it belongs to",
  },
];

/** Situations and people that have what one of these belongs to. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  animal: ["pet-owner", "dog-owner", "cat-owner", "new-pet", "lost-a-pet", "new-puppy", "old-dog", "animal-rescuer"],
  console: ["teen-moody"],
};

/**
 * One limit for each of the accessories: it is excluded where nothing says that the person has what it belongs to, or the text says that
 * they have not.
 */
export const EQUIPMENT: readonly ImpliedLimit[] = ACCESSORIES.map(({ id, words, likings, has, with: owned, isCommon = false }) => ({
  id: `needs-${id}`,
  applies: (brief) => lacks(brief, id) || !(isCommon || hasSome(brief, likings, has, OWNERS[id] ?? [])),
  excludes: { words },
  said: `Nothing that needs ${owned}`,
  isQuiet: true,
}));

/** Every accessory asks of the same text. */
const lacksIn = memoize((text) => new Set(readLacks(plainText(text)).map(({ id }) => id)), {
  kind: "lacks",
  most: 20,
  longest: MAX_TEXT_LENGTH,
});

const lacks = ({ text }: Brief, id: string) => lacksIn(text).has(id);

function hasSome(
  { interests, person, occasion, situations, otherWords, likeThese }: Brief,
  likings: string[],
  has: string[],
  owners: readonly string[],
) {
  const { interestById } = lexicon();
  // Who fly-fishes has a rod; not everybody who likes jazz has records, and not everybody who likes rock a guitar.
  const isNear = (id: string) => likings.includes(id) || likings.includes(interestById.get(id)?.broader?.[0] ?? "");
  const said = [...otherWords, ...interests.map(({ words }) => words.toLowerCase())];
  return (
    likeThese.length > 0 ||
    interests.some(({ value }) => isNear(value)) ||
    [person, occasion, ...situations].some((part) => part !== null && owners.includes(part.value)) ||
    said.some((words) => has.some((name) => words.includes(name)))
  );
}
