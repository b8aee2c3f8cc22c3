import type { PhraseMatch } from "../../lexicon/matcher.ts";

/** Who is called a partner in something is a friend. */
const FRIENDS = new Set(["partner", "best-friend", "spouse"]);

/** Returns the people of a text; a "chess partner" is a friend. `likings` are the text's likings. */
export function asCompanions(plain: string, people: readonly PhraseMatch[], likings: readonly PhraseMatch[]): PhraseMatch[] {
  return people.map((person) =>
    FRIENDS.has(person.id) && likings.some((liking) => isRightBefore(plain, liking, person)) ? { ...person, id: "best-friend" } : person,
  );
}

function isRightBefore(plain: string, { end }: PhraseMatch, { start }: PhraseMatch): boolean {
  return /^[ -](?:[a-z]+ )?$/.test(plain.slice(end, start)) && start - end <= 8;
}
