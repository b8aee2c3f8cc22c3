import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { readAspirations } from "./aspirations.ts";
import { readCounts, readGrams, readTwins, readWhereabouts } from "./counts.ts";
import { readDuties, readGiversOwn, readOtherSenses, readShortcomings } from "./other-senses.ts";
import { readHomes, readHomesOfAged, readOthersPlaces, readPlaces, readStays } from "./places.ts";
import { readOthersStates } from "./relatives.ts";
import { roleReader, type ReadRole, type SentenceRole } from "./role-types.ts";

/** States of health that are no liking: somebody who recovers is not after wellness. */
const readConditions = roleReader(
  "condition",
  ["interest"],
  [
    /\b((?:recovering|in recovery)(?: (?:alcoholic|addict))?)(?![a-z])/dg,
    /\b(color ?blind|colour ?blind|arth[eu]?rit\w+(?: in (?:(?:both|his|her|their|the) )*(?:hands|fingers|wrists|thumbs|knees|hips|feet|back|neck|shoulders|joints))?)\b/dg,
  ],
);

/** Somebody who speaks at an event is no loudspeaker. */
const readSpeakers = roleReader(
  "speaker",
  ["interest", "trait", "concept"],
  [
    /\b((?:guest|keynote|invited|motivational|conference|public) speakers?|speakers?(?= (?:gifts?|presents?|at (?:our|the|a)|from)\b))(?![a-z])/dg,
  ],
);

/** Days that are named by the holiday beside them: who turns 40 the day after Christmas has a birthday. */
const readNeighbors = roleReader(
  "neighbor",
  ["occasion", "interest"],
  [
    /\b((?:(?:the|a|two|three|few) )?(?:days?|weeks?|weekend|months?) (?:after|before) (?:christmas|xmas|thanksgiving|easter|valentine's(?: day)?|halloween|new year's?(?: day| eve)?|mother's day|father's day))(?![a-z])/dg,
  ],
);

/** A season by itself says when something is, and is no thing: "since the spring". */
const readSeasons = roleReader(
  "season",
  [],
  [
    /\b(?:in|last|this|next|since|until|by|over|all|every)(?: the)?(?: (?:late|early))? (spring|summer|autumn|fall|winter)(?![a-z]| (?:garden|clean))/dg,
  ],
);

/** A church that says what somebody plays in is no belief. */
const readChurches = roleReader(
  "workplace",
  ["interest"],
  [/\b(church|cathedral|chapel|parish) (?:organist|pianist|musician|organ)(?![a-z])/dg],
);

/**
 * The roles that parts of a sentence have by what stands around them. What has been left behind (`past.ts`) and who is not meant
 * (`relatives.ts`) need more than the text, so they are asked for where they are needed; chatter and names are gone by then.
 */
const ROLES: readonly ReadRole[] = [
  readPlaces,
  readStays,
  readHomes,
  readHomesOfAged,
  readOthersPlaces,
  readCounts,
  readTwins,
  readGrams,
  readWhereabouts,
  readConditions,
  readNeighbors,
  readOthersStates,
  readSpeakers,
  readAspirations,
  readSeasons,
  readChurches,
  readOtherSenses,
  readShortcomings,
  readDuties,
  readGiversOwn,
];

/** Returns the roles of a plain text (see `plainText`). */
export function rolesOf(text: string): SentenceRole[] {
  return ROLES.flatMap((read) => read(text));
}

/** True for a match whose words have a role already, in which they name nothing of its kind. */
export function isSpoken({ kind, start, end }: PhraseMatch, roles: readonly SentenceRole[]): boolean {
  return roles.some((role) => role.hides.includes(kind) && role.start <= start && role.end >= end);
}

/** Matches a denial right before a word: "isn't sentimental", "it's not for a birthday". "Not only golf" denies nothing. */
const DENIED =
  /(?<!\bwhy )\b(?:not|isn't|isnt|aren't|arent|wasn't|wasnt|ain't|never|nor|neither|hardly|less|anything but)(?: (?:an?|the|his|her|their|my|our|for|very|so|too|really|that|particularly|overly|exactly|remotely|all|much|of|big|into|be|being|another|about|it's|its))* $/;
const REACH = 40;

/** True for a word that the sentence denies. */
export function isRuledOutHere(text: string, { start }: Pick<PhraseMatch, "start">): boolean {
  return DENIED.test(text.slice(Math.max(0, start - REACH), start));
}
