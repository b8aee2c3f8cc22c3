import { lexicon, matchPhrases } from "../../lexicon/lexicon.ts";
import { coreOfName } from "../../read/core-name.ts";
import { derivation } from "../../read/derived.ts";
import type { Brief, GiftReading } from "../../types.ts";
import type { RankingConstants } from "../constants.ts";

/** What names and texts of gifts say of whom they are for, though others may like the thing. Patterns read a name as written. */

/** Relatives and the like: a gift that names one is theirs ("world's best wife", "happy birthday MOM"), with or without "for". */
const KIN: ReadonlySet<string> = new Set(
  "mom dad stepmom stepdad mother-in-law father-in-law grandmother grandfather grandparents wife husband girlfriend boyfriend fiancee fiance sister brother daughter son granddaughter grandson aunt uncle niece nephew godmother godfather boss teacher nurse bride groom bridesmaid groomsman".split(
    " ",
  ),
);
/** A father of a story, a mother of pearl and a boss baby are nobody's relatives. */
const NO_KIN =
  /\b(?:mother of pearl|mother nature|father christmas|boss baby|like a boss|daddy long|granny (?:smith|square)|sister act|big brother|brothers grimm|warner bros|motherboard)\b|\b(?:rich|poor) dad\b|\bbook|\bnovel|\bstor(?:y|ies)\b/i;

/** Gifts of lovers; roses by the dozen are theirs too. */
const ROMANTIC =
  /\b(?:valentine'?s?|romance|romantic|cupid|soul ?mates?|i love you|love you|all my love|my love|true love|sweet love|love nest|love arrangement|lovers|sweetheart|darling|wifey|hubby|mr (?:and|&) mrs|his (?:and|&) hers|(?:heart|love)[- ]shaped (?:\d+ )?(?:[a-z]+ )?roses|\d+ (?:red|pink) roses|red roses)\b/i;
const LOVERS: ReadonlySet<string> = new Set(
  "wife husband spouse partner girlfriend boyfriend fiancee fiance couple newlyweds bride groom crush".split(" "),
);
/** Occasions of two who love each other. */
export const OF_LOVERS: ReadonlySet<string> = new Set([
  "valentines-day",
  "anniversary",
  "wedding",
  "engagement",
  "golden-anniversary",
  "date-night",
  "bridal-shower",
]);

const FOR_FUNERALS = /\b(?:funeral|casket|coffin|burial|cremation|mourning|hearse|requiem)\b/i;
const WREATH = /\bwreaths?\b/i;
const FOR_MOURNERS =
  /\b(?:condolences?|sympath(?:y|ies)|funeral|farewell|loved one[^a-z]?s? memory|passed away|final respects?|in memory)\b/i;

/** Books of lessons: nobody who is not taught from them has a use for one. */
const SCHOOLBOOK =
  /\b(?:work ?books?|text ?books?|copy books?|exercise books?|(?:student|pupil|teacher|learner)s?[`'’]?s? (?:[a-z]+ )?book|past papers?|model papers?|syllabus|edexcel|igcse|gcse|phonics|read it yourself|(?:grade|level|term|class) \d{1,2}|(?:english|maths?|science|brighter|new)? ?grammar (?:[a-z]+ )*\d*|spelling|handwriting)\b/i;
const TAUGHT: ReadonlySet<string> = new Set(["language-learning", "teaching", "math-logic", "science", "writing", "calligraphy"]);

/** What must fit a body that the giver has not measured. */
const SIZED =
  /\b(?:shoes?|heels|sandals|sneakers|boots|loafers|jeans|trousers|pants|shorts|leggings|dress(?:es)?|skirts?|blouses?|bras?|lingerie|underwear|boxers|body ?shapers?|waist trainers?|kurthas?|kurtas?|frocks?|tank tops?|swimsuits?|bikinis?|suits?|belts?)\b/i;
const NOT_WORN =
  /\b(?:dress[- ]up|dressing|shoe (?:rack|care|polish|horn|bag|box|cleaner|deodori[sz]er)|boot (?:bag|tray|dryer)|suit ?case|seat belts?|dry[- ]?suit|running belts?|tool belts?|horse ?shoes?|short ?bread|shoe cabinet)\b/i;
const WORN: ReadonlySet<string> = new Set(["fashion", "sneakers", "youth-trends"]);

interface Bound {
  kin: readonly string[];
  isRomantic: boolean;
  isForFuneral: boolean;
  isSchoolbook: boolean;
  isSized: boolean;
}

const readBound = derivation(({ profile: { name, description } }): Bound => {
  const core = coreOfName(name);
  const people = NO_KIN.test(core)
    ? []
    : matchPhrases(core, { in: "gift" }).filter(({ kind, from }) => kind === "person" && from === "synonym");
  return {
    kin: people.flatMap(({ id }) => (KIN.has(id) ? [id] : [])),
    isRomantic: ROMANTIC.test(core.replaceAll("`", "'")),
    isForFuneral: FOR_FUNERALS.test(core) || (WREATH.test(core) && FOR_MOURNERS.test(`${core}. ${description}`)),
    isSchoolbook: SCHOOLBOOK.test(core),
    isSized: SIZED.test(core) && !NOT_WORN.test(core),
  };
});

type Factors = Pick<RankingConstants, "forAnother" | "forMourners" | "schoolbook" | "sized">;

/** Returns the factor for what a gift's own words bind it to: 1 for a gift that is bound to nothing, or to what the brief asks for. */
export function createBoundFactor(
  brief: Brief,
  { forAnother, forMourners, schoolbook, sized }: Factors,
): (reading: GiftReading, isOnTopic: boolean) => number {
  const people = [brief.person, ...brief.alsoFor].flatMap((person) => person?.value ?? []);
  const isOfLovers =
    people.some((id) => LOVERS.has(id)) ||
    (brief.occasion !== null && OF_LOVERS.has(brief.occasion.value)) ||
    brief.interests.some(({ value }) => value.startsWith("romance"));
  const likes = (ids: ReadonlySet<string>) => brief.interests.some(({ value }) => ids.has(value));
  const isTaught = likes(TAUGHT);
  const isWorn = likes(WORN);
  const isFuneral = FOR_FUNERALS.test(brief.text);
  return (reading, isOnTopic) => {
    const bound = readBound(reading);
    let factor = 1;
    if (isTheirs(reading, bound.kin, people)) factor *= forAnother;
    if (bound.isRomantic && !isOfLovers) factor *= forAnother;
    if (bound.isForFuneral && !isFuneral) factor *= forMourners;
    if (bound.isSchoolbook && !isTaught) factor *= schoolbook;
    if (bound.isSized && !isWorn && !isOnTopic) factor *= sized;
    return factor;
  };
}

/** Confidence for one of the brief's people from which a gift is no worse for naming somebody else. */
const ALSO_SUITS = 0.5;

/** True for a gift that names relatives of whom none is one of the brief's people; tags of people say more than names. */
function isTheirs({ persons, profile: { tags } }: GiftReading, kin: readonly string[], people: readonly string[]): boolean {
  if (kin.length === 0) return false;
  if (tags.recipient !== undefined && people.some((id) => (persons.get(id) ?? 0) >= ALSO_SUITS)) return false;
  return !kin.some((named) => people.some((id) => isOne(id, named)));
}

/** True for the same relative, and for a wife who is a mother or a grandmother who is one too: shops call them by the nearest name. */
function isOne(id: string, named: string): boolean {
  if (id === named) return true;
  const tagsOf = (one: string) =>
    Object.entries(lexicon().personById.get(one)?.tags.recipient ?? {}).flatMap(([slug, weight]) => (weight >= ALSO_SUITS ? [slug] : []));
  return tagsOf(id).some((slug) => slug === named || tagsOf(named).includes(slug));
}
