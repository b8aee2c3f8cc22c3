import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { RELATIVE } from "../kin-words.ts";
import { roleReader } from "./role-types.ts";

/**
 * Matches what stands before somebody who has died, is far away or is not meant: "lost her husband", "not for the baby",
 * "with a new baby sister".
 */
const NOT_MEANT =
  /\bwith an? (?:(?:new|baby|newborn|big|little|older|younger|twin) ){1,2}$|\b(?:(?:lost|losing|buried|burying|mourn(?:s|ed|ing)|griev(?:es|ed|ing)(?: for)?|miss(?:es|ed|ing)|without|widow of|unlike|(?<!\b(?:for|to) (?:my|our|an) )ex[- ]?)(?: (?:my|our|his|her|their|a|an))?|(?:my|his|her|their) late|(?<!if |why |or )not(?: for| to)?(?: (?:my|our|his|her|their|the|a|an))?)(?: (?:late|dear|beloved|old|own|actual|new))? $/;
/** Matches what stands before one of the givers: "me and my brother". */
const WITH_GIVER =
  /(?<!\b(?:for|between|of|to) )\b(?:me|i|myself|(?:chipping in|going in|together|sharing) with)(?: and| &|,)?(?: my| our| the| a)? $/;
/** Matches what stands after one of the givers: "my sister and I", "my kids want to give". */
const GIVES =
  /^(?:,? (?:and|&|\+) (?:me|myself|i(?= (?:want|need|would|are|am|wish|have|plan|share|chip|go|got|were))|i'd)\b| (?:is |are |will be )?(?:buying|paying|shopping|treating|chipping in)(?= ?(?:[.,;!?)]|$|(?:this|it|for)\b))|(?:,? (?:and|&) (?:my|our) [a-z]+)? (?:want|wants|would like|'d like|wish|are (?:looking|trying|hoping|getting|buying)|is (?:looking|trying|hoping)) (?:to )?(?:get|give|buy|find|send|surprise|for (?:a|an|some) (?:gift|present))| (?:asked|asks|is asking|wonders|is wondering|wants to know|has no idea|doesn't know|does not know)(?: me)? what to (?:get|give|buy|send|bring))/;

/** Matches what stands before somebody for whom nothing is wanted: "not the baby". */
const DENIED =
  /(?<!\b(?:if|why|or|is|are|was|has|does|do|did|can|could|would|will|am|i'm) )\bnot(?: for| to)? (?:my|our|his|her|their|the)(?: (?:new|little|own))? $/;

/** True for somebody of whom a text says that the gift is not for them. */
export function isDeniedPerson(text: string, { start }: Pick<PhraseMatch, "start">): boolean {
  return DENIED.test(text.slice(Math.max(0, start - 50), start));
}

/** Matches what stands after somebody who has died. */
const DIED = /^ (?:just |recently |sadly |suddenly |has |had |have )*(?:died|passed(?: away| on)?\b|(?:was|were) killed)/;

/** True for somebody a sentence mentions who gets nothing: the dead, the excluded, the givers. */
export function isNotMeant(text: string, { start, end }: Pick<PhraseMatch, "start" | "end">): boolean {
  const before = text.slice(Math.max(0, start - 50), start);
  const after = text.slice(end, end + 60);
  return NOT_MEANT.test(before) || WITH_GIVER.test(before) || GIVES.test(after) || DIED.test(after);
}

const OF_RELATIVE =
  /^ (?:(?!(?:and|or|who|is|are|have|has|likes?|loves?|wants?|needs?|for|with|to|from|but|in|at|of|my|our)\b)[a-z-]+ ){0,2}$/;
/** Plural people who are nobody's: "for parents teachers and friends" is a list. */
const NOT_OWNERS = /^(?:boss|kids|children|women|men|ladies|guys|people|grandkids|grandparents|in-laws)$/;

/** True for the girlfriend of "girlfriends parents", written without its apostrophe. */
export function isOwnerWithoutSign(text: string, { start, end, words }: PhraseMatch, people: readonly PhraseMatch[]): boolean {
  const isMarked =
    text.charAt(end - 1) === "s" &&
    /[a-z]/.test(text.charAt(end - 2)) &&
    text.charAt(end - 2) !== "s" &&
    !NOT_OWNERS.test(words.toLowerCase());
  // More than one of them is told by what stands before: "two friends parents".
  if (!isMarked || !/(?:^|\b(?:my|our|his|her|their|for|a) |\w )$/.test(text.slice(Math.max(0, start - 8), start))) return false;
  return people.some((other) => other.start > end && other.start - end <= 24 && OF_RELATIVE.test(text.slice(end, other.start)));
}

const LINK =
  /^(?:,? (?:and|&|\+|plus)|,|\/|\+)(?: (?:also|one|something))?(?: (?:for|to))?(?: (?:my|our|his|her|their|the|a|an))?(?: (?:little|big|older|younger|new|own|dear|real|actual|biological|other|\d{1,2}[ -]year[ -]old))? ?$/;
const JOINED = /and|&|\+|plus|\/|\b(?:my|our)\b/;
/** A sentence is rarely for more people. */
const MOST_PEOPLE = 6;

/** Returns the others a gift is wanted for beside the recipient: the sister of "my mom and my sister". */
export function othersBeside(text: string, recipient: PhraseMatch, people: readonly PhraseMatch[]): PhraseMatch[] {
  const others: PhraseMatch[] = [];
  // "Our neighbor, an old widower" is one person, and "mom, dad and my aunt" are three.
  let isJoined = false;
  let last = recipient;
  const ordered = people.filter(({ from }) => from === "synonym").toSorted((one, other) => one.start - other.start);
  for (const person of ordered) {
    if (person.start < last.end || others.length >= MOST_PEOPLE) continue;
    if (
      person.start - last.end > 40 ||
      !LINK.test(text.slice(last.end, person.start)) ||
      /^(?:'s|s') /.test(text.slice(person.end, person.end + 3))
    )
      break;
    if (isNotMeant(text, person)) break;
    isJoined ||= JOINED.test(text.slice(last.end, person.start));
    last = person;
    if (person.id !== recipient.id && !others.some(({ id }) => id === person.id)) others.push(person);
  }
  return isJoined ? others : [];
}

/** A text that begins with "her husband is away" is about her, though another is named first. */
const OWNER_FIRST = "(?:^|[.;!?] ?)(?:her|his|their) (?:[a-z]+ )?";
/** What happens to a relative, and says nothing of what the relative likes. */
const HAPPENED =
  "(?:just |recently |has |had |was |is |got )*(?:in (?:prison|jail|hospital|the hospital|rehab|the (?:army|navy|military))|away|left|leaves|died|dying|deployed|arrested|works? away|lost|cheated|walked out|gone|divorc[a-z]+|(?:very |seriously |really )?(?:sick|ill))(?![a-z])";
const BEFORE_OWN = new RegExp(`${OWNER_FIRST}$`);
const AFTER_OWN = new RegExp(`^ ${HAPPENED}`);

/** True for the husband of "her husband is in prison". */
export function isOwnersOwn(text: string, { start, end }: Pick<PhraseMatch, "start" | "end">): boolean {
  return AFTER_OWN.test(text.slice(end)) && BEFORE_OWN.test(text.slice(0, start));
}

/** What has happened to such a relative: "is ill" of "her dad is ill" is no state of hers. */
export const OTHERS_STATE = "other's state";
export const readOthersStates = roleReader(
  OTHERS_STATE,
  ["occasion", "interest", "trait"],
  [new RegExp(`${OWNER_FIRST}${RELATIVE} (${HAPPENED})`, "dg")],
);
