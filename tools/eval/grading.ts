import type { EvalBrief, EvalData, EvalGift, Gold, Grade } from "./eval-types.ts";
import { agesOf, brokenLimits, exclusionOf, hasAgeClash, hasGenderClash, impliedAge } from "./suitability.ts";

type Fit = "exact" | "near" | "no" | "not asked";
type Topic = "strong" | "partial" | "related" | "none" | "not asked";

/** Recipients whose gifts often please the other too. */
const NEAR_RECIPIENTS: Record<string, string[]> = {
  mom: ["grandmother", "wife"],
  dad: ["grandfather", "husband"],
  grandmother: ["mom", "grandfather"],
  grandfather: ["dad", "grandmother"],
  wife: ["girlfriend", "mom", "couple"],
  husband: ["boyfriend", "dad", "couple"],
  girlfriend: ["wife", "sister", "best-friend"],
  boyfriend: ["husband", "brother", "best-friend"],
  sister: ["best-friend", "girlfriend", "wife"],
  brother: ["best-friend", "boyfriend", "husband"],
  daughter: ["kids", "teenager", "college-student"],
  son: ["kids", "teenager", "college-student"],
  "best-friend": ["sister", "brother", "coworker", "girlfriend", "boyfriend"],
  coworker: ["boss", "best-friend", "neighbor", "teacher"],
  boss: ["coworker"],
  teacher: ["coworker", "neighbor"],
  "new-parents": ["couple", "baby"],
  baby: ["toddler", "new-parents"],
  toddler: ["kids", "baby"],
  kids: ["son", "daughter", "toddler"],
  teenager: ["son", "daughter", "college-student"],
  "college-student": ["teenager", "best-friend"],
  couple: ["host", "new-parents", "wife", "husband"],
  host: ["neighbor", "couple"],
  neighbor: ["host", "coworker"],
  "pet-owner": [],
};

const NEAR_OCCASIONS: Record<string, string[]> = {
  christmas: ["secret-santa"],
  "secret-santa": ["christmas"],
  wedding: ["engagement"],
  engagement: ["wedding", "anniversary"],
  anniversary: ["valentines-day"],
  "valentines-day": ["anniversary"],
  farewell: ["retirement"],
  "thank-you": ["just-because"],
  "just-because": ["thank-you"],
};

/** Occasions that ask for gifts of a kind: a gift that merely suits the person does not fit them. */
const DECISIVE_OCCASIONS = ["baby-shower", "wedding", "get-well", "diwali"];

/** Pairs of interests where a gift for one is second best for the other. */
const RELATED_INTERESTS: Record<string, string[]> = {
  coffee: ["tea"],
  tea: ["coffee"],
  cooking: ["gourmet-food", "baking"],
  baking: ["cooking", "gourmet-food"],
  "wine-cocktails": ["gourmet-food"],
  grilling: ["cooking"],
  "gourmet-food": ["cooking", "baking"],
  gardening: ["houseplants", "birdwatching"],
  houseplants: ["gardening"],
  reading: ["writing", "history"],
  writing: ["reading"],
  history: ["reading"],
  "board-games": ["puzzles"],
  puzzles: ["board-games"],
  "video-games": ["gadgets", "board-games"],
  gadgets: ["science", "video-games"],
  science: ["astronomy", "gadgets"],
  astronomy: ["science"],
  "hiking-camping": ["travel", "birdwatching", "fishing"],
  fishing: ["hiking-camping"],
  cycling: ["running", "fitness"],
  running: ["fitness"],
  "yoga-wellness": ["fitness", "skincare"],
  fitness: ["running", "yoga-wellness"],
  golf: ["ball-sports"],
  "ball-sports": ["fitness"],
  "beach-swimming": ["travel"],
  travel: ["hiking-camping"],
  skincare: ["yoga-wellness"],
  birdwatching: ["gardening", "hiking-camping"],
  sustainability: ["gardening"],
};

/** Interests whose gifts need a person who already practices them, or intends to. */
const PRACTISED_INTERESTS = [
  "golf",
  "fishing",
  "running",
  "cycling",
  "fitness",
  "knitting-sewing",
  "drawing-painting",
  "woodworking-diy",
  "photography",
  "video-games",
  "birdwatching",
  "ball-sports",
  "baking",
  "cars",
  "gardening",
  "hiking-camping",
  "music",
  "cats",
  "dogs",
];

const overlaps = (left: readonly string[], right: readonly string[]) => left.some((slug) => right.includes(slug));

/** Returns the interests that a brief names or plainly implies, alternatives included. */
export function namedInterests({ interests, impliedInterests = [] }: Gold): string[] {
  return [...interests, ...impliedInterests].flatMap((slugs) => slugs.split("/"));
}

function recipientFit(gift: EvalGift, gold: Gold): Fit {
  const { recipients, lookUnder = [] } = gold;
  if (recipients.length === 0 && lookUnder.length === 0) return "not asked";
  if (overlaps(gift.recipients, recipients)) return "exact";
  const near = [...lookUnder, ...recipients.flatMap((slug) => NEAR_RECIPIENTS[slug] ?? [])];
  return overlaps(gift.recipients, near) ? "near" : "no";
}

function occasionFit(gift: EvalGift, { occasion }: Gold): Fit {
  if (occasion === null) return "not asked";
  if (gift.occasions.includes(occasion)) return "exact";
  return overlaps(gift.occasions, NEAR_OCCASIONS[occasion] ?? []) ? "near" : "no";
}

/** Returns how well a gift meets what the person likes or what is wished for, whatever the recipient. */
export function topicFit(gift: EvalGift, gold: Gold): Topic {
  const interests = namedInterests(gold);
  const { words, giftTypes = [], openInterests = [] } = gold;
  if (interests.length === 0 && giftTypes.length === 0 && words === undefined) return "not asked";
  const hasInterest = overlaps(gift.interests, interests);
  const hasType = overlaps(gift.giftTypes, giftTypes);
  // The first interest is what the gift is about; the others are secondary.
  const isAbout = overlaps(gift.interests.slice(0, 1), interests);
  if (words !== undefined) {
    const pattern = new RegExp(`\\b(?:${words})`, "i");
    const isNamed = pattern.test(gift.name);
    const isOpen = interests.length + giftTypes.length === 0;
    if (isNamed && (isOpen || hasInterest || hasType)) return "strong";
    if (pattern.test(gift.description)) {
      if (hasInterest || hasType) return "strong";
      if (isOpen) return "partial";
    }
    if (isNamed || hasInterest) return "partial";
  } else if (interests.length > 0) {
    if (hasInterest) return isAbout || hasType ? "strong" : "partial";
  } else if (hasType) {
    return "strong";
  }
  const related = [...openInterests, ...interests.flatMap((slug) => RELATED_INTERESTS[slug] ?? [])];
  return hasType || overlaps(gift.interests, related) ? "related" : "none";
}

function gradeWithoutTopic(recipient: Fit, occasion: Fit, trait: Fit, isOccasionDecisive: boolean): Grade {
  const asked = [recipient, occasion, trait].filter((fit) => fit !== "not asked");
  const missing = asked.filter((fit) => fit === "no").length;
  if (asked.length === 0) return 1;
  if (missing === asked.length) return 0;
  let grade = 3 - missing - (asked.includes("near") ? 1 : 0);
  if (recipient === "no") grade -= 1;
  if (occasion === "no" && isOccasionDecisive) grade -= 1;
  return Math.max(grade, 0) as Grade;
}

function gradeByTopic(topic: Topic, recipient: Fit, occasion: Fit, trait: Fit): Grade {
  const isFitting = recipient === "exact" || recipient === "not asked";
  if (topic === "related") return recipient !== "no" && occasion !== "no" ? 1 : 0;
  if (topic === "none") return trait === "exact" && isFitting && occasion !== "no" ? 1 : 0;
  const isBest = occasion !== "no" && (isFitting || (recipient === "near" && occasion === "exact"));
  if (topic === "strong") return isBest ? 3 : 2;
  return isFitting && occasion !== "no" ? 2 : 1;
}

/** Returns how good an answer a gift is, by the written rule of tests/eval/README.md and without corrections. */
export function gradeByRule(gift: EvalGift, gold: Gold, data: EvalData): Grade {
  if (brokenLimits(gift, gold, data).length > 0) return 0;
  if (hasGenderClash(gift, gold) || hasAgeClash(gift, gold, data.minimumAges)) return 0;
  const recipient = recipientFit(gift, gold);
  const occasion = occasionFit(gift, gold);
  const trait: Fit = gold.traits === undefined ? "not asked" : overlaps(gift.traits, gold.traits) ? "exact" : "no";
  const topic = topicFit(gift, gold);
  let grade =
    topic === "not asked"
      ? gradeWithoutTopic(recipient, occasion, trait, DECISIVE_OCCASIONS.includes(gold.occasion ?? ""))
      : gradeByTopic(topic, recipient, occasion, trait);
  const interests = [...gold.interests, ...(gold.impliedInterests ?? [])].filter((slugs) => overlaps(gift.interests, slugs.split("/")));
  if (interests.length >= 2 && recipient !== "no" && grade < 3) grade = (grade + 1) as Grade;
  return Math.min(grade, highestGrade(gift, gold, data)) as Grade;
}

/** Returns the highest grade that a gift can get where something about it counts against it without being a limit. */
function highestGrade(gift: EvalGift, gold: Gold, data: EvalData): Grade {
  const { budget } = gold;
  if (gift.giftTypes.includes("pet-gifts") && !hasPets(gold)) return 0;
  const bond = data.boundGifts[gift.slug];
  if (bond !== undefined && !overlaps(bond, [gold.occasion ?? "", ...gold.recipients, ...(gold.lookUnder ?? [])])) return 1;
  if (budget?.min && gift.priceCents < budget.min) return 1;
  if (exclusionOf(gift, gold, data.exclusions) === "doubtful") return 1;
  const sum = budget?.around ?? (budget?.isBareSum ? budget.max : null);
  if (sum && (gift.priceCents > sum || (budget?.around && gift.priceCents < sum / 2))) return 2;
  const age = impliedAge(gold);
  if (age !== null && !agesOf(gift).some(([min, max]) => age[0] <= max && age[1] >= min)) return 2;
  // A gift that only a practitioner can use is a risk where nothing says that the person is one.
  if (topicFit(gift, gold) === "not asked" && gift.interests.every((slug) => PRACTISED_INTERESTS.includes(slug))) return 2;
  return 3;
}

function hasPets(gold: Gold): boolean {
  return gold.recipients.includes("pet-owner") || overlaps(["cats", "dogs"], namedInterests(gold));
}

/** Returns the judged grade of a gift for a brief: a correction where there is one and no limit is broken, else the rule's. */
export function gradeGift(gift: EvalGift, brief: EvalBrief, data: EvalData): Grade {
  const corrected = data.judgements[brief.id]?.[gift.slug];
  if (corrected !== undefined && brokenLimits(gift, brief.gold, data).length === 0) return corrected;
  return gradeByRule(gift, brief.gold, data);
}
