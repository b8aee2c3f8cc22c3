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

/** A pool as a reader fills it: `grade` and `best` are the reader's. It holds no reasons, as only our own finder gives any. */
export interface Pool {
  id: string;
  request: string;
  gifts: { key: string; name: string; price: string; text: string; grade: Grade | null }[];
  /** The keys or names of the three best gifts of the whole shop. */
  best: string[];
}

/** The reasons that are shown for a request, to be read once its gifts are graded: `isBad` is the reader's. */
export interface ReasonPool {
  id: string;
  request: string;
  reasons: { name: string; text: string; reason: string; isBad: boolean | null }[];
}
