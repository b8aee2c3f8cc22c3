import { COUNTRIES } from "../countries.ts";
import { roleReader } from "./role-types.ts";

const NAMES = [
  ...Object.keys(COUNTRIES),
  "paris",
  "london",
  "rome",
  "tokyo",
  "barcelona",
  "dublin",
  "europe",
  "asia",
  "africa",
  "south america",
]
  .filter((name) => name !== "us")
  .toSorted((one, other) => other.length - one.length);
const PLACE = `(?:the )?(?:(?:south|north|east|west|southern|northern|rural|upstate|central) (?:of )?)?(?:${NAMES.join("|")})(?![a-z'])`;

/** Places where somebody is, goes to or comes from: they are no likings ("moving to France"). */
export const readPlaces = roleReader(
  "place",
  ["interest", "trait"],
  [
    new RegExp(
      `\\b(?:mov(?:e|es|ed|ing)(?: (?:away|back|out|over|permanently))?|relocat(?:e|es|ed|ing)|emigrat(?:e|es|ed|ing)|ship(?:s|ped|ping)?(?: (?:it|this))?|deliver(?:s|ed|y|ing)?(?: (?:it|this))?|send(?:s|ing)?(?: (?:it|this|[a-z]+ gifts?|an? (?:gift|present|package|parcel)))?|mail(?:ing)?(?: (?:it|this))?|post(?:ing)?(?: (?:it|this))?|fly(?:ing)?|go(?:ing|es)?(?: (?:away|back|home))?|went|off|travel(?:l?ing|s)?|deployed|posted|stationed|sent|heading|move) (?:to|from|for) (${PLACE})`,
      "dg",
    ),
    new RegExp(
      `\\b(?:liv(?:e|es|ed|ing)|based|stationed|deployed|work(?:s|ing)?|stud(?:y|ies|ying)|abroad|born|raised|grew up|is|are|stuck|staying|apartment|flat|house|home|school|college|university|army|navy|military|someone|somebody|person|friend|pal|penpal|pen pal|sister|brother|mom|mum|dad|cousin|aunt|uncle|niece|nephew|grandma|grandpa|parents|family|son|daughter|boss|colleague|coworker|clients?|in-laws|back home|year|semester|months?)(?: (?:over|out|up|down|back|away|overseas|abroad))? in (${PLACE})`,
      "dg",
    ),
    new RegExp(`\\b(?:is|are|comes?|came|originally|he's|she's|they're|family is|family's) (?:originally )?from (${PLACE})`, "dg"),
    new RegExp(`\\b(?:from|leaving|left) (${PLACE})(?= (?:originally|for|but|and misses))`, "dg"),
    new RegExp(`\\b(?:a |my |our )?(?:gift|present|parcel|package|something) (?:to|for someone in) (${PLACE})`, "dg"),
  ],
);
