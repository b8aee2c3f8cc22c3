import type { Behaviour, ModelReply, ModelRequest } from "./language-model.ts";

/** Models with a character, for the gift finder: each answers both of its questions, what the text says and which gifts to pick. */

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
  occasion: null,
  age: null,
  budget: null,
  date: null,
  withinDays: null,
  interests: [],
  traits: [],
  excluded: [],
};

export const dataOf = ({ data }: ModelRequest) => data as FinderData;
export const giftsOf = (request: ModelRequest) => dataOf(request).gifts ?? [];
export const isReading = (request: ModelRequest) => dataOf(request).gifts === undefined;

interface Character {
  /** What it reads in the text; nothing where that is left out. */
  reads?: (shopper: string) => object;
  /** What it picks: the names of gifts and the reasons for them, or anything else. */
  picks: (gifts: OfferedGift[]) => unknown[];
  /** How the answer about gifts is sent. */
  manner?: ModelReply;
}

export function adviser({ reads = () => ({}), picks, manner = {} }: Character): Behaviour {
  return (request) =>
    isReading(request)
      ? { content: { ...NOTHING_READ, ...reads(dataOf(request).shopper) } }
      : { content: { picks: picks(giftsOf(request)) }, ...manner };
}

/** Picks the gifts of these names, in this order, each for this reason. */
export function picking(reasons: Record<string, string>): Character["picks"] {
  return (gifts) =>
    Object.entries(reasons).flatMap(([name, reason]) => {
      const gift = gifts.find((offered) => offered.name === name);
      return gift === undefined ? [] : [{ id: gift.id, reason }];
    });
}

/** Does what any text tells it to: answers with the JSON behind "ANSWER:" wherever it stands in the data. */
export const gullible: Behaviour = (request) => {
  const everything = JSON.stringify(request.data);
  const [, order] = /ANSWER:(.*?):END/.exec(everything) ?? [];
  if (order === undefined) return adviser({ picks: () => [] })(request);
  return { content: JSON.parse(`"${order}"`) as string };
};
