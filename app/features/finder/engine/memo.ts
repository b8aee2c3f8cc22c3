import { LRUCache } from "lru-cache";

interface Bounds {
  /** Maximum number of answers; the least recently used go first. */
  most: number;
  /** How long an answer holds; forever where nothing is stated. */
  ttlMs?: number;
}

/** How a kind of answers is used. */
export interface MemoUse {
  entries: number;
  hits: number;
  misses: number;
}

/**
 * The finder's memo: answers to short, recurring questions that depend on no single gift. Every kind has its own bound, so that none
 * crowds out another.
 */
const kinds = new Map<string, Memo<never, never>>();

/** The answers of one kind. */
export class Memo<Question extends {}, Answer extends {}> {
  readonly #answers: LRUCache<Question, Answer>;
  #hits = 0;
  #misses = 0;

  constructor(kind: string, { most, ttlMs = 0 }: Bounds) {
    this.#answers = new LRUCache({ max: most, ttl: ttlMs });
    kinds.set(kind, this as unknown as Memo<never, never>);
  }

  get(question: Question): Answer | undefined {
    const answer = this.#answers.get(question);
    if (answer === undefined) this.#misses += 1;
    else this.#hits += 1;
    return answer;
  }

  set(question: Question, answer: Answer): void {
    this.#answers.set(question, answer);
  }

  get use(): MemoUse {
    return { entries: this.#answers.size, hits: this.#hits, misses: this.#misses };
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
