import { LRUCache } from "lru-cache";

interface Bounds {
  /** Maximum number of answers. */
  most: number;
  /** How long an answer holds; forever where nothing is stated. */
  ttlMs?: number;
}

/** How a kind of answers is used. */
export interface MemoUse {
  entries: number;
  lookups: number;
  hits: number;
}

/**
 * The finder's memo: answers to short, recurring questions that depend on no single gift. Every kind has its own bound, so that none
 * crowds out another.
 */
const kinds = new Map<string, { use: MemoUse }>();

/** The answers of one kind. */
export class Memo<Question extends {}, Answer extends {}> {
  readonly #most: number;
  // Answers that hold forever are asked for thousands of times for one brief, and a Map is several times as fast.
  readonly #answers: Map<Question, Answer> | LRUCache<Question, Answer>;
  #lookups = 0;
  #hits = 0;

  constructor(kind: string, { most, ttlMs }: Bounds) {
    this.#most = most;
    this.#answers = ttlMs === undefined ? new Map() : new LRUCache({ max: most, ttl: ttlMs });
    kinds.set(kind, this);
  }

  get(question: Question): Answer | undefined {
    const answer = this.#answers.get(question);
    this.#lookups += 1;
    if (answer !== undefined) this.#hits += 1;
    return answer;
  }

  /** A full memo without times is cleared. */
  set(question: Question, answer: Answer): void {
    if (this.#answers instanceof Map && this.#answers.size >= this.#most) this.#answers.clear();
    this.#answers.set(question, answer);
  }

  get use(): MemoUse {
    return { entries: this.#answers.size, lookups: this.#lookups, hits: this.#hits };
  }
}

/** Returns the use of each kind of answers. */
export function listMemoUse(): [kind: string, use: MemoUse][] {
  return [...kinds].map(([kind, memo]) => [kind, memo.use]);
}

interface TextBounds {
  kind: string;
  most: number;
  /** Length limit in characters; the answers for longer texts are not kept. */
  longest: number;
}

/** Returns `make` with a memo for short, recurring texts. `make` must depend on nothing but the text. */
export function memoize<Made extends {}>(make: (text: string) => Made, { kind, most, longest }: TextBounds): (text: string) => Made {
  const memo = new Memo<string, Made>(kind, { most });
  return (text) => {
    if (text.length > longest) return make(text);
    const before = memo.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    memo.set(text, made);
    return made;
  };
}
