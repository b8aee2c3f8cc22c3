import { COUNTRIES } from "../countries.ts";
import { roleReader } from "./role-types.ts";

const CITIES = [
  ..."paris london rome tokyo barcelona dublin edinburgh glasgow belfast cardiff manchester oxford cambridge kyoto osaka milan florence venice naples sicily tuscany provence lyon peru colombia chile cuba argentina bolivia ecuador boston seattle denver portland nashville austin miami munich hamburg berlin vienna zurich geneva brussels amsterdam lisbon porto madrid seville athens prague budapest warsaw copenhagen stockholm oslo helsinki istanbul dubai singapore bangkok seoul shanghai melbourne perth brisbane auckland toronto montreal vancouver chicago houston philadelphia phoenix atlanta minneapolis pittsburgh baltimore".split(
    " ",
  ),
  "los angeles",
  "san francisco",
  "new york",
];
const CITY = `(?:${CITIES.join("|")})(?![a-z'])`;
const NAMES = [...Object.keys(COUNTRIES), ...CITIES, "europe", "asia", "africa", "south america", "costa rica", "puerto rico"]
  .filter((name) => name !== "us")
  .toSorted((one, other) => other.length - one.length);
const PLACE = `(?:the )?(?:(?:south|north|east|west|southern|northern|rural|upstate|central) (?:of )?)?(?:${NAMES.join("|")})(?![a-z'])`;

/** Somebody who wants to be there likes it: "dreams of going to Japan", "interested in Italy". */
const NOT_LIKED =
  "(?<!\\b(?:interest(?:ed)?|(?:dream(?:s|t|ed|ing)? (?:of|about) (?:a )?|want(?:s|ed)? to |lov(?:es?|ed) to |hop(?:es|ing) to |obsessed with )(?:go(?:ing)?|travel(?:l?ing)?|mov(?:e|ing)|be(?:ing)?|liv(?:e|ing)|trip|everything|all things)) )";

/** Places where somebody is, goes to or comes from: they are no likings ("moving to France"). */
export const readPlaces = roleReader(
  "place",
  ["interest", "trait"],
  [new RegExp(`${NOT_LIKED}\\b(?:in|to|from|via|across|around|near|leaving|left|visit(?:s|ed|ing)?) (${PLACE})`, "dg")],
);
/** A note that is nothing but a city names no thing ("Mia, 25, Berlin"), though it may name a liking. */
export const readHomes = roleReader("home", [], [new RegExp(`[,;] ?(${CITY})(?= ?(?:[.,;!?)]|$))`, "dg")]);
/** Behind an age it says where somebody lives, and nothing else: "my brother, 29, chef, Chicago". */
export const readHomesOfAged = roleReader(
  "home",
  ["interest", "trait"],
  [new RegExp(`\\d{1,2}(?:, [a-z ]{2,20}){0,2}, (${CITY})(?= ?(?:[.;!?)]|$))`, "dg")],
);
