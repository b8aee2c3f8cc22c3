import { COUNTRIES } from "../countries.ts";
import { RELATIVE } from "../kin-words.ts";
import { roleReader } from "./role-types.ts";

const CITIES = [
  ..."paris london rome tokyo barcelona dublin edinburgh glasgow belfast cardiff manchester oxford cambridge kyoto osaka milan florence venice naples sicily tuscany provence lyon peru colombia chile cuba argentina bolivia ecuador boston seattle denver portland nashville austin miami munich hamburg berlin vienna zurich geneva brussels amsterdam lisbon porto madrid seville athens prague budapest warsaw copenhagen stockholm oslo helsinki istanbul dubai singapore bangkok seoul shanghai melbourne perth brisbane auckland toronto montreal vancouver chicago houston philadelphia phoenix atlanta minneapolis pittsburgh baltimore".split(
    " ",
  ),
  ..."alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming".split(
    " ",
  ),
  "los angeles",
  "san francisco",
  "new york",
  "new jersey",
  "new mexico",
  "new hampshire",
  "rhode island",
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
/** Where somebody is at home, sits or comes to stay: it is no wish to travel, and nobody sails ("at their lake house") or cooks ("from her kitchen window"). */
export const readStays = roleReader(
  "stay",
  ["interest", "trait"],
  [
    /\b(?:from|liv(?:es|ed|ing)|work(?:s|ed|ing)|mov(?:es|ed|ing)|born|rais(?:ed|ing)|based|family|relatives)(?: [a-z]+)? (abroad|overseas)(?![a-z])/dg,
    /(?<!\b(?:loves?|likes?|enjoys?) (?:being |to be )?)\b(outside|outdoors)(?= (?:in (?:the |all )?(?:cold|rain|heat|snow|wind|weather)|for work|at work)\b)/dg,
    /\b(?:at|to|in|from) (?:their|his|her|our|my|the)(?: [a-z]+)? ((?:lake|beach|ski|mountain|country|summer|holiday|vacation|pool) ?(?:house|home|cabin|cottage|place|lodge|chalet|condo))(?![a-z])/dg,
    /\b(?:at|by|from|in|near|on|out of|outside|through) (?:their|his|her|our|my|the)(?: [a-z]+)? (kitchen (?:window(?:sill)?|sill|table|door|counter))(?![a-z])/dg,
  ],
);
/** A note that is nothing but a city names no thing ("Mia, 25, Berlin"), though it may name a liking. */
export const readHomes = roleReader("home", [], [new RegExp(`[,;] ?(${CITY})(?= ?(?:[.,;!?)]|$))`, "dg")]);
/** Behind an age it says where somebody lives, and nothing else: "my brother, 29, chef, Chicago". */
export const readHomesOfAged = roleReader(
  "home",
  ["interest", "trait"],
  [new RegExp(`\\d{1,2}(?:, [a-z ]{2,20}){0,2}, (${CITY})(?= ?(?:[.;!?)]|$))`, "dg")],
);

/** Somebody whose school or work says where the recipient is found, and who gets nothing: "the warden at my son's school". */
export const readOthersPlaces = roleReader(
  "somebody's place",
  ["person"],
  [
    new RegExp(
      `\\b(?:at|from|in|of) ((?:my|our|his|her|their) ${RELATIVE}s?'?s?) (?:[a-z]+ )?(?:school|kindergarten|preschool|pre-?school|nursery|daycare|day care|class|classroom|college|university|work|workplace|office|club|team|church|gym|building|street|house)(?![a-z])`,
      "dg",
    ),
  ],
);
