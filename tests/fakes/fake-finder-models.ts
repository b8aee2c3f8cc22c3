import type { Behaviour, ModelReply, ModelRequest } from "./language-model.ts";

/**
 * Fake models for the gift finder with a certain behavior: each answers both questions, how it understands the text and which gifts to
 * pick.
 */

interface OfferedGift {
  id: string;
  name: string;
  about: string;
  price: string | null;
}

export interface FinderData {
  shopper: string;
  understood?: string[];
  gifts?: OfferedGift[];
}

export const NOTHING_READ = {
  person: null,
  alsoFor: [],
  gender: null,
  occasion: null,
  age: null,
  budget: null,
  date: null,
  withinDays: null,
  shipsTo: null,
  interests: [],
  situations: [],
  traits: [],
  otherWords: [],
  excluded: [],
  asks: [],
};

export const dataOf = ({ data }: ModelRequest) => data as FinderData;
export const giftsOf = (request: ModelRequest) => dataOf(request).gifts ?? [];
export const isReading = (request: ModelRequest) => dataOf(request).gifts === undefined;

interface Character {
  /** The model's understanding of the text; empty where it is left out. */
  reads?: (shopper: string) => object;
  /** The model's picks: the names of gifts and the reasons for them, or invalid output. */
  picks: (gifts: OfferedGift[]) => unknown[];
  /** Options of how the answer about gifts is sent. */
  manner?: ModelReply;
}

export function adviser({ reads = () => ({}), picks, manner = {} }: Character): Behaviour {
  return (request) =>
    isReading(request)
      ? { content: { ...NOTHING_READ, ...reads(dataOf(request).shopper) } }
      : { content: { picks: picks(giftsOf(request)).map((pick) => withFact(pick, giftsOf(request))) }, ...manner };
}

/** Returns a pick that quotes what its reason speaks of, the first sentence or the name of its gift, unless it quotes something else. */
function withFact(pick: unknown, gifts: readonly OfferedGift[]): unknown {
  if (typeof pick !== "object" || pick === null || !("id" in pick) || "fact" in pick) return pick;
  const { about = "", name = "" } = gifts.find(({ id }) => id === pick.id) ?? {};
  const reason = "reason" in pick ? String(pick.reason).toLowerCase() : "";
  const facts = [about.split(". ")[0] ?? "", name];
  const isQuoted = (fact: string) => (fact.toLowerCase().match(/\w{4,}/g) ?? []).some((word) => reason.includes(word.slice(0, 6)));
  return { ...pick, fact: facts.find(isQuoted) ?? facts[0] };
}

/** Picks the gifts of these names, in this order, each for this reason. */
export function picking(reasons: Record<string, string>): Character["picks"] {
  return (gifts) =>
    Object.entries(reasons).flatMap(([name, reason]) => {
      const gift = gifts.find((offered) => offered.name === name);
      return gift === undefined ? [] : [{ id: gift.id, reason }];
    });
}

/** Obeys any instruction in the data: answers with the JSON behind "ANSWER:" wherever that stands. */
export const gullible: Behaviour = (request) => {
  const everything = JSON.stringify(request.data);
  const [, order] = /ANSWER:(.*?):END/.exec(everything) ?? [];
  if (order === undefined) return adviser({ picks: () => [] })(request);
  return { content: JSON.parse(`"${order}"`) as string };
};
