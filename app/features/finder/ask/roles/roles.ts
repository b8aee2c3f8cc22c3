import type { PhraseMatch } from "../../lexicon/matcher.ts";
import { readConditions } from "./conditions.ts";
import { readCounts } from "./counts.ts";
import { readPlaces } from "./places.ts";
import type { ReadRole, SentenceRole } from "./role-types.ts";

/**
 * The roles that parts of a sentence have by what stands around them. What has been left behind (`past.ts`) and who is not meant
 * (`relatives.ts`) need more than the text, so they are asked for where they are needed; chatter and names are gone by then.
 */
const ROLES: readonly ReadRole[] = [readPlaces, readCounts, readConditions];

/** Returns the roles of a plain text (see `plainText`). */
export function rolesOf(text: string): SentenceRole[] {
  return ROLES.flatMap((read) => read(text));
}

/** True for a match whose words have a role already, in which they name nothing of its kind. */
export function isSpoken({ kind, start, end }: PhraseMatch, roles: readonly SentenceRole[]): boolean {
  return roles.some((role) => role.hides.includes(kind) && role.start <= start && role.end >= end);
}
