/** A request as somebody wrote it. */
export interface Request {
  id: string;
  text: string;
}

export interface CatalogueGift {
  name: string;
  priceCents: number | null;
  /** The beginning of the description. */
  text: string;
}

/** One gift that a system shows for a request, with the reason that it gives. */
interface ShownGift {
  name: string;
  reason: string;
}

/** What systems show, by request id, the best first. */
export type Answers = Record<string, ShownGift[]>;

/** What a checkout is asked: its own finder, or the search engines beside it. */
export interface Question {
  /** "demo", or the absolute path of a catalogue file. */
  catalogue: string;
  requests: Request[];
  shown: number;
  withEngines: boolean;
  /** The file that the reply is written to. */
  reply: string;
}

export interface Reply {
  gifts: CatalogueGift[];
  answers: Record<string, Answers>;
}

export type Grade = 0 | 1 | 2 | 3;

/** A pool as a reader fills it: `grade`, `best` and `isBad` are the reader's. */
export interface Pool {
  id: string;
  request: string;
  gifts: { key: string; name: string; price: string; text: string; grade: Grade | null }[];
  /** The keys or names of the three best gifts of the whole shop. */
  best: string[];
  reasons: { name: string; reason: string; isBad: boolean | null }[];
}
