import { denialBefore } from "../../ask/denial.ts";
import { plainText } from "../../ask/plain-text.ts";
import { situationById } from "../../ask/situations/situations.ts";
import { memoizeOf } from "../../memo.ts";
import type { Brief } from "../../types.ts";

/** What a stated situation, or a part of the body that was named, asks of a gift: as it stands after "for", and the words that prove it. */
export interface Need {
  words: string;
  proof: RegExp;
}

/** Words of a whole clause that show that a gift helps. What merely fits (a candle for a new home) is not here: it proves nothing. */
const FOLDS =
  /\b(?:(?<!\blegs )folds?(?! (?:around|out)|-)|rolls? up|stacks?(?! into a (?:tower|rainbow))|nests? in(?:side)? (?:one|each)|packs? (?:down|flat|into)|collapses?|takes? up)\b/i;
/** What packs small; a tray with legs that fold does not. */
const PACKS_SMALL =
  /\b(?:folds? (?:into a pouch|into its|to the (?:size|thickness))|packs? (?:down|flat|into)|collapses|rolls? up (?:to|into))\b/i;
const EASY_START =
  /\b(?:beginners?|first (?:project|time|try|piece|loaf|batch|song|scarf)|from scratch|step by step|from bare|no experience|learn\w*|teach(?:es)?|starter (?:kit|set|booklet))\b/i;
/** A lamp's warm light warms nobody, nor does a mat for warm rooms. */
const WARM = "warms?(?! (?:white|light|led|glow|dial|tone|bulb|rooms?|days?|weather|climates?|water))";
const WARMING = `(?:${WARM}|warmth|warming|heats?|heated)`;
const WARMS = new RegExp(`\\b${WARMING}\\b`, "i");
const COMFORTS = new RegExp(
  `\\b(?:${WARM}|warmth|warming|comfort(?:s|ing)?|calm\\w*|soup|gentle weight|soft (?:cotton|wool|fleece|robe|throw|blanket|brushed \\w+))\\b`,
  "i",
);
/** Who grieves is not consoled by a sole that grips a floor. */
const CONSOLES =
  /\b(?:comfort(?:s|ing)?|calm\w*|soup|gentle weight|soft (?:cotton|wool|fleece|robe|throw|blanket|brushed \w+)|foot of (?:a|the) bed)\b/i;
/** What is of use in a car, which a model of one is not. */
const ON_WHEELS = /\b(?:jumper cables|tires?|dashboard|windshield|glove box|roadside|on the road|in the trunk|car seat|long drives?)\b/i;
const DESK = /(?<!\blap )\b(?:desk|keyboard|monitor)\b/i;

const NEEDS: Readonly<Record<string, Need>> = {
  "no-sleep": { words: "nights with little sleep", proof: /\b(?:asleep|sleep|bedtime|lights out|block\w* (?:\w+ ){0,2}light)\b/i },
  "night-shifts": { words: "sleeping during the day", proof: /\b(?:asleep|sleep|block\w* (?:\w+ ){0,2}light|blackout)\b/i },
  "sore-hands": {
    words: "sore hands",
    proof:
      /\b(?:(?:sore|stiff|weak|tired|warms? (?:the )?) ?(?:hands|fingers|knuckles)|easy to (?:grip|hold|open|turn|close)|without (?:gripping|squeezing|bending)|with a toe)\b/i,
  },
  "dry-hands": { words: "dry hands", proof: /\b(?:(?:dry|rough|chapped|cracked|sore) (?:hands|skin|fingertips)|cuticles)\b/i },
  "tired-feet": { words: "tired feet", proof: /(?<!\d[ -])\b(?:feet (?!long|tall|wide|of)|foot(?! of)|heels?)\b/i },
  "nurse-life": {
    words: "long shifts",
    proof: /(?<!\d[ -])\b(?:(?:the|both|tired|keeps) feet|foot(?! of)|tired legs|(?:long|night) shifts?)\b/i,
  },
  "bad-back": {
    words: "a bad back",
    proof: /\b(?:(?:sore|stiff|tense|around the) shoulders|(?:lower|stiff|sore|aching) back|neck and)\b/i,
  },
  "poor-eyesight": {
    words: "tired eyes",
    proof: /\b(?:(?:large|big)(?:[- ]\w+)?[- ](?:print|letters|numbers|numerals|digits|type)|magnif\w+|reading light)\b/i,
  },
  "always-cold": { words: "cold days", proof: WARMS },
  "cold-office": { words: "a cold office", proof: WARMS },
  "small-home": { words: "a small home", proof: FOLDS },
  "small-kitchen": { words: "a small kitchen", proof: FOLDS },
  "lives-in-a-van": { words: "life in a van", proof: PACKS_SMALL },
  "travels-light": { words: "packing light", proof: PACKS_SMALL },
  "gap-year": { words: "the big trip", proof: PACKS_SMALL },
  "moving-abroad": { words: "the suitcase", proof: PACKS_SMALL },
  "lost-things": {
    words: "things that go missing",
    proof: /\b(?:chirps?|(?:lost|missing) (?:keys|things)|finds? (?:keys|a phone|what))\b/i,
  },
  "power-cuts": {
    words: "when the power is out",
    proof: /\b(?:crank (?:drives|radio|handle)|minute of winding|solar strip|lantern|power (?:is|goes|cut)|outage)\b/i,
  },
  "left-handed": { words: "left-handed use", proof: /\bleft(?:[- ]hand| handed)\w*\b/i },
  "learns-to-cook": { words: "learning to cook", proof: EASY_START },
  "just-starting": { words: "a beginner", proof: EASY_START },
  "crafty-beginner": { words: "a beginner", proof: EASY_START },
  "new-gardener": { words: "a first garden", proof: EASY_START },
  "learns-instrument": { words: "learning to play", proof: EASY_START },
  "brown-thumb": {
    words: "plants that get forgotten",
    proof: /\b(?:waters? itself|self-watering|reservoir|forget\w*|neglect\w*|for weeks|up to \w+ weeks|a month)\b/i,
  },
  "no-garden": { words: "a home with no garden", proof: /\b(?:window ?sill|sill|indoors?|balcony|railing|kitchen window)\b/i },
  "balcony-garden": { words: "a balcony", proof: /\b(?:balcony|railing|window ?sill|sill|containers?|small spaces?)\b/i },
  "works-from-home": { words: "the desk at home", proof: DESK },
  "desk-job": { words: "long days at a desk", proof: /(?<!\blap )\b(?:desk|(?:sore|stiff|tense|around the) shoulders|wrists|neck and)\b/i },
  "messy-desk": { words: "a cluttered desk", proof: /(?<!\blap )\b(?:desk|(?:cords|cables) (?:from|in)|sorts|tidy)\b/i },
  "exam-stress": { words: "long study nights", proof: /(?<!\blap )\b(?:study\w*|desk)\b/i },
  "long-commute": { words: "the commute", proof: /\b(?:(?:a|the) (?:train|bus)(?! set)|commut\w+|on the road)\b/i },
  trucker: { words: "the road", proof: /\b(?:cab|on the road|long drives?)\b/i },
  "new-driver": { words: "a new driver", proof: ON_WHEELS },
  "road-trip-ahead": { words: "the road trip", proof: ON_WHEELS },
  "beach-vacation": { words: "the beach", proof: /\b(?:beach|sand|seaside)\b/i },
  "ski-trip": { words: "days in the snow", proof: /\b(?:(?:in|on|off|through) (?:the )?snow|skis?|skiing|ski lift)\b/i },
  "camping-first": { words: "the first camping trip", proof: /\b(?:camp|camping|camps?ites?|campfire|tent|trails?|trailhead)\b/i },
  "race-ahead": { words: "the race ahead", proof: /\b(?:running|runners?|races?|racing|training|per mile)\b/i },
  "not-a-morning-person": { words: "slow mornings", proof: /\b(?:mornings?|alarm|sunrise|wakes?)\b/i },
  "early-riser": { words: "early mornings", proof: /\b(?:mornings?|dawn|sunrise|breakfast)\b/i },
  "bookworm-no-space": { words: "reading in bed", proof: /\b(?:lights? a page|holds a book|paperbacks?|in bed|next pillow)\b/i },
  "always-outside": { words: "days outside", proof: /\b(?:trails?|trailhead|in the rain|rain jacket|campsite|wet ground)\b/i },
  illness: { words: "days of rest", proof: COMFORTS },
  surgery: { words: "days of rest", proof: COMFORTS },
  "hospital-stay": { words: "days of rest", proof: COMFORTS },
  chemo: { words: "days of rest", proof: COMFORTS },
  burnout: { words: "a slow evening", proof: COMFORTS },
  grief: { words: "hard days", proof: CONSOLES },
  miscarriage: { words: "hard days", proof: CONSOLES },
  depression: { words: "hard days", proof: CONSOLES },
};

/** Parts of somebody who is not cold all over: slippers are no help for cold hands. */
const COLD_PARTS = [
  { said: /\bcold (?:hands|fingers)\b/, words: "cold hands", part: "(?:hands?|fingers?|palms?|knuckles)" },
  { said: /\bcold (?:feet|toes)\b/, words: "cold feet", part: "(?:feet|foot|toes?|heels?|soles?)" },
].map(({ said, words, part }) => ({
  said,
  need: { words, proof: new RegExp(`\\b${WARMING}\\b[^.]*\\b${part}\\b|\\b${part}\\b[^.]*\\b${WARMING}\\b`, "i") },
}));

/** Returns what a stated situation asks of a gift; of who has cold hands only something for the hands. */
function needOfSituation(id: string, text: string): Need | undefined {
  return (id === "always-cold" ? COLD_PARTS.find(({ said }) => said.test(text))?.need : undefined) ?? NEEDS[id];
}

/** Parts of the body that a shopper names where they hurt ("knees are shot"), and gifts where they help. */
const BODY = ["knees", "shoulders", "wrists", "fingers", "hips", "feet", "eyes"];
const PAIN =
  "(?:shot|bad|hurt(?:s|ing)?|aching|aches?|achy|sore|stiff|bother(?:s|ed|ing)?|pain\\w*|arthritis|arthritic|tired|swollen|bum|dodgy|creak\\w*)";
/** Words between the two that stay within the clause, and speak of nobody else. */
const NEAR = "(?:(?!(?:not|no|never|isn't|aren't|don't|but|she|he|they|i|my|our|who|and (?:she|he|they|is|her|his))\\b)[a-z'-]+ ){0,3}";

/** Returns a pattern for words that say of a part of the body that it hurts: "sore knees", "knees are shot", "arthritis in her fingers". */
function hurting(part: string): RegExp {
  return new RegExp(`\\b(?:${PAIN} ${NEAR}${part}|${part} ${NEAR}${PAIN})\\b(?! of\\b)`, "g");
}

const HURTS = BODY.map((part) => ({ part, hurts: hurting(part) }));

/** Words before a part of the body that is somebody else's than the recipient's: "my knees", "her mother's knees". */
const OTHERS = /\b(?:my|our|(?:his|her|their) [a-z]+'s|[a-z]+s') (?:[a-z]+ ){0,2}$/;

/** True where the text says that a part of the recipient's body hurts. */
function hasPain(text: string, { part, hurts }: (typeof HURTS)[number]): boolean {
  return [...text.matchAll(hurts)].some(({ index, 0: said }) => {
    const place = index + said.indexOf(part);
    return denialBefore(text, index) === null && !OTHERS.test(text.slice(Math.max(0, place - 40), place));
  });
}

/** Returns what the brief says that a gift could help with, the parts of the body first. Every gift that is explained asks for it. */
export const needsOf = memoizeOf("needs of a brief", ({ text, situations }: Pick<Brief, "text" | "situations">): Need[] => {
  const plain = plainText(text);
  const parts = HURTS.filter((one) => hasPain(plain, one)).map(({ part }) => part);
  return [
    // "300 feet" is no help.
    ...parts.map((part) => ({
      words: `sore ${part}`,
      proof: new RegExp(`\\b(?:the|both|sore|tired|aching|stiff|warms?|keeps?|under|around|bare|soft on) ${part}\\b`, "i"),
    })),
    ...situations.flatMap(({ value, source }) => (source === "assumed" ? [] : (needOfSituation(value, plain) ?? []))),
  ];
});

/** True where a reason must not be cheerful. */
export function isGrave({ situations, occasion }: Pick<Brief, "situations" | "occasion">): boolean {
  return (
    ["sympathy", "get-well", "apology", "divorce"].includes(occasion?.value ?? "") ||
    situations.some(({ value }) => situationById.get(value)?.tone === "gentle")
  );
}
