import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { isWithin, type Span } from "../plain-text.ts";
import { roleReader } from "./role-types.ts";

const TO_BE =
  "\\b(?:want(?:s|ed|ing)?|wish(?:es)?|hop(?:es|ing)|plan(?:s|ning)?|aspir(?:es|ing)|determined|train(?:s|ing)|stud(?:ies|ying)|would (?:like|love)|(?:dream(?:s|ing)?|dead set|set|keen|intent|heart set)(?: (?:of|about|on))?) (?:to (?:be|become|train as|work as)|being|becoming|as)(?: (?:an?|the|some kind of|real|famous|professional|kind of))*";
/** The words for what somebody means to be, up to three, and no further than the phrase goes. */
const JOB =
  "([a-z]+(?: (?!(?:and|or|but|so|for|like|in|at|on|with|when|who|one|some|her|his|my|our|she|he|they|to|just|now)\\b)[a-z]+){0,2})";

/** What somebody wants to be: "wants to be a doctor" names no doctor to give to. */
export const ASPIRATION = "aspiration";
export const readAspirations = roleReader(
  ASPIRATION,
  ["person", "occasion"],
  [new RegExp(`${TO_BE} ${JOB}`, "dg"), new RegExp(`\\b(?:future|aspiring|budding|wannabe|would-be|trainee) ${JOB}`, "dg")],
);

/** The likings of those who want to be what the lexicon knows as people. */
const LIKING_OF_JOB: Readonly<Record<string, string>> = {
  doctor: "medicine",
  nurse: "medicine",
  teacher: "teaching",
  pastor: "faith",
  hairdresser: "hair",
  coach: "ball-sports",
};

/** Likings beside the one that the job's own name has. */
const BESIDE_NAME: readonly (readonly [job: RegExp, liking: string])[] = [
  [/^vet/, "science"],
  [/^(?:astronaut|cosmonaut)/, "astronomy"],
  [/^(?:paleontolog|palaeontolog)/, "rocks-minerals"],
];

/** Returns the likings that follow from what somebody wants to be. */
export function likingsOfAspirations(matches: readonly PhraseMatch[], aspirations: readonly Span[]): PhraseMatch[] {
  return matches
    .filter((match) => isWithin(match, aspirations))
    .flatMap((match): PhraseMatch[] => {
      const beside = BESIDE_NAME.find(([job]) => job.test(match.words.toLowerCase()))?.[1];
      const liking = beside ?? (match.kind === "person" ? LIKING_OF_JOB[match.id] : undefined);
      return liking === undefined ? [] : [{ ...match, kind: "interest", id: liking, from: "synonym" }];
    });
}
