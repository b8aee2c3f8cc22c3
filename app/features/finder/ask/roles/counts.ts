import { NUMBER } from "../numbers.ts";
import { roleReader } from "./role-types.ts";

const FEW = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3})";
const PEOPLE =
  "(?:(?:young|little|best|close|old|good|small|grown|teenage|other|new) )?(?:friends|kids|children|people|persons|girls|boys|women|men|adults|teens|teenagers|guests|nieces|nephews|sons|daughters|sisters|brothers|siblings|grandkids|grandchildren|grandsons|granddaughters|grandmas|aunts|uncles|cousins|teachers|colleagues|co-?workers|employees|team ?mates|room ?mates|neighbou?rs|bridesmaids|groomsmen|students|classmates|toddlers|babies|nurses|ladies|guys|couples|families|dads|moms|mums|mothers|fathers|parents|of (?:us|them|you)|players)";

/** Numbers of people, years together and times of day: neither money nor things. */
export const readCounts = roleReader(
  "count",
  ["interest", "trait", "concept"],
  [
    // In "for two friends" nothing is made for two.
    new RegExp(`(?<![\\w$£€.,-])((?:for )?${FEW})(?= ${PEOPLE}(?![a-z]))`, "dg"),
    // Families that give are no liking for family life.
    new RegExp(`(?<![\\w$£€.,-])(${FEW} families)(?![a-z])`, "dg"),
    new RegExp(`\\b(?:class|party|group|team|family|household|staff|pack|set|box) of (${FEW})(?![\\w%$])`, "dg"),
    new RegExp(`\\bthere (?:are|will be|were) (?:about )?(${FEW})(?= of\\b)`, "dg"),
    // "Plays since she was 6" and "from the age of nine" say how long, and not how old somebody is.
    new RegExp(
      `\\b(?:since (?:(?:s?he|they) (?:was|were|turned)|(?:the )?age(?: of)?)|from (?:the )?age(?: of)?)(?: about| only| just)? (${NUMBER})(?![\\w%$])`,
      "dg",
    ),
    /\b(?:married|together|engaged|sober|dating|retired|widowed|divorced|clean|friends|neighbou?rs|colleagues|been (?:here|there|with [a-z ]{2,20}))(?: (?:for|since|over|about|almost|nearly))* ((?:\d{1,2}|[a-z]+(?:[- ][a-z]+)?) (?:years|yrs|months))/dg,
    /\b((?:\d{1,2}|[a-z]+) (?:years|yrs|months|decades) (?:together|married|of (?:marriage|service|work|teaching|friendship|sobriety|loyalty)|sober|clean|at|in|with|on the job|into))\b/dg,
    /\b(?:s?he|they)(?: already)? (?:has|have|owns?|'s got)(?: over| about| like| at least)? (\d{1,5})(?= ?(?:[.,;!?)]|$| of ))/dg,
    // "My partner of 6 years" tells of the two.
    new RegExp(
      `\\b(?:partner|wife|husband|boyfriend|girlfriend|spouse|friends?|couple|co-?workers?|colleagues?|neighbou?rs?|boss|manager|secretary|assistant|employee|client|customer|roommate|mate|buddy|pal) (?:of|for) (?:over |almost |nearly )?(${NUMBER} (?:years|yrs))(?! olds?)`,
      "dg",
    ),
    // "Anniversary gift for my husband: 10 years" says for how long.
    /\banniversary\b[^.!?]{0,40}?\b(\d{1,2} (?:years|yrs))(?! olds?)/dg,
    // Children who give: "from my kids, they are 4 and 6".
    new RegExp(
      `\\bfrom (?:my|our|his|her|their|the) (?:kids|children|twins|sons|daughters|boys|girls|grandkids|grandchildren|students)[, (]{1,3}(?:(?:they are|they're|who are|aged?|ages) )?(${NUMBER} ?(?:-|to|and|&|,) ?${NUMBER})`,
      "dg",
    ),
    // The age of a giver: "for dad from his 3 year old".
    /\bfrom (?:his|her|their|my|our|the|a) ((?:\d{1,2}|[a-z]+)[- ](?:years?|yrs?|months?)[- ]olds?)/dg,
    /\b\d{1,2},? going on (\d{1,2})(?!\d)/dg,
    /\b(?:after|for|over|nearly|almost) (\d{1,2} (?:years|yrs|decades))(?! (?:old|boy|girl|kid|child|son|daughter))/dg,
    /\b(?:born(?: in| on)?|since|class of|back in|from|dates? (?:from|to)) ('?(?:19|20)\d\d)(?!\d)/dg,
    /\b(?:dinner|lunch|brunch|party|drinks|it|we|doors|ceremony|reception|shower|bbq|starts?|begins?|meet(?:ing)?|open) (?:is |starts |begins )?at (\d{1,2}(?::\d\d)?)(?![\d$])(?= ?(?:[.,;!?)]|$|am|pm|on|and|so|tonight|tomorrow))/dg,
    /\b(?:xbox|windows|ps|playstation|route|formula|size|level|iphone|galaxy|chapter|season|episode|room|bus|unit|apt|apartment|flat|suite|floor|gate|platform|table|row|seat|number|no\.|version|gen|generation|grade|year) (\d{1,3})(?![\d%$.])/dg,
    /\b(?:weighs?|weighing|lost|los(?:e|es|ing)|gain(?:s|ed|ing)?|shed(?:s|ding)?|size) ?[:-]? ?(?:about |over )?(\d[\d.]* ?(?:pounds?|lbs?|kilos?|kg))/dg,
    /\b(?:lost|los(?:e|es|ing)) (\d{1,3})(?= ?(?:[.,;!?)]|$))/dg,
    /\bsizes? ?[:-]? ?(\d[\d.]*(?: ?- ?\d[\d.]*)?)(?![\d%$])/dg,
    // The pattern or color of a product.
    /\b(?:pattern|style|color|colour|model|shade|flavou?r)(?: name)?(?: ?: ?| of | is )? ?(?:[a-z]+ ){0,3}(\d{1,3})(?![\d%$.])/dg,
    /\b(\d{1,2} (?:bed(?:room)?s?|hours? shifts?|hour|courses?|rooms?|acres?|floors?|stars?|speed|string))\b/dg,
  ],
  true,
);

/** How many were born at once is no count of anything else, and what they are called says no sign of the zodiac. */
export const readTwins = roleReader("twins", ["interest", "trait", "concept"], [/\b((?:twins|triplets)(?:'s?)?)(?![a-z])/dg]);

/** A weight is nobody's grandmother: "counts every gram". */
export const readGrams = roleReader(
  "measure",
  ["person"],
  [/(?:\b(?:every|each|per|a|few|single|extra|last|\d+)|\d) ?(grams?)(?![a-z'])/dg],
);

const FLOOR = "(?:\\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|upper|lower)";
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|today|at (?:their|his|her|our|my)(?! table)";

/** Where somebody lives, what there is none of, and when people meet: "third floor", "with no storage", "dinner Saturday". */
export const readWhereabouts = roleReader(
  "whereabouts",
  ["interest", "trait", "concept"],
  [
    new RegExp(`\\b(${FLOOR}[ -]floor)(?! (?:lamp|mirror|cushion|mat))(?![a-z])`, "dg"),
    /\b(?:no|without(?: any)?|lacks?|limited|little|zero) (storage|electricity|power|wi-?fi|internet|signal|running water|heating)(?! (?:box|boxes|bins?|baskets?|jars?|tools?|banks?))(?![a-z])/dg,
    new RegExp(`\\b((?:dinner|lunch|brunch|supper)) (?:is |on |this |next )?(?=${DAY})`, "dg"),
  ],
);
