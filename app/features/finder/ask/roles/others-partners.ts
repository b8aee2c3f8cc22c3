/** Partners, who are somebody else's where their owner is named: "my dad's girlfriend" is no girlfriend of the giver. */
const PARTNERS: Readonly<Record<string, string>> = {
  ...{ wife: "woman", girlfriend: "woman", fiancee: "woman" },
  ...{ husband: "man", boyfriend: "man", fiance: "man" },
  ...{ partner: "adult", spouse: "adult" },
};
/** What relatives of a partner are to the giver: "my wife's sister". */
const IN_LAWS: Readonly<Record<string, string>> = {
  sister: "sister-in-law",
  brother: "brother-in-law",
  mom: "mother-in-law",
  dad: "father-in-law",
  parents: "in-laws",
};

export const isPartner = (id: string) => Object.hasOwn(PARTNERS, id);

/** Returns what somebody's partner or relative is to the giver. */
export function relationOf(id: string, owner: string): string {
  return (isPartner(owner) ? IN_LAWS[id] : undefined) ?? PARTNERS[id] ?? id;
}
