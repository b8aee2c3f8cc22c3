import { linkWith } from "./links.ts";

/** A question back where nothing of a text could be used, with answers to choose from. */
export interface FollowUp {
  text: string;
  choices: { label: string; person: string; to: string }[];
}

/** People that the question offers, by lexicon id. */
const ASKED = [
  ["partner", "A partner"],
  ["mom", "Mom"],
  ["dad", "Dad"],
  ["best-friend", "A friend"],
  ["kids", "A child"],
  ["coworker", "A coworker"],
] as const;

export const FOLLOW_UP: FollowUp = {
  text: "Who is it for?",
  choices: ASKED.map(([person, label]) => ({ label, person, to: linkWith("", "person", person) })),
};
