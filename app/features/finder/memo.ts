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
const kinds = new Map<string, { readonly use: MemoUse }>();

/** The answers of one kind; the least recently used go first. */
export class Memo<Question extends {}, Answer extends {}> {
  readonly #answers: LRUCache<Question, Answer>;
  #lookups = 0;
  #hits = 0;

  constructor(kind: string, { most, ttlMs = 0 }: Bounds) {
    this.#answers = new LRUCache({ max: most, ttl: ttlMs });
    kinds.set(kind, this);
  }

  get(question: Question): Answer | undefined {
    const answer = this.#answers.get(question);
    this.#lookups += 1;
    if (answer !== undefined) this.#hits += 1;
    return answer;
  }

  /** Keeps an answer, for `ttlMs` where this one holds for another time than the others of its kind. */
  set(question: Question, answer: Answer, ttlMs?: number): void {
    this.#answers.set(question, answer, ttlMs === undefined ? {} : { ttl: ttlMs });
  }

  forget(question: Question): void {
    this.#answers.delete(question);
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

/**
 * Returns `make` with a memo for short, recurring texts, which is cleared when it is full. `make` must depend on nothing but the text. One
 * brief asks thousands of times, and a Map is several times as fast as a cache that knows what was used last.
 */
export function memoize<Made extends {}>(make: (text: string) => Made, { kind, most, longest }: TextBounds): (text: string) => Made {
  const answers = new Map<string, Made>();
  let lookups = 0;
  let made = 0;
  kinds.set(kind, {
    get use() {
      return { entries: answers.size, lookups, hits: lookups - made };
    },
  });
  return (text) => {
    lookups += 1;
    const before = answers.get(text);
    if (before !== undefined) return before;
    made += 1;
    const answer = make(text);
    if (text.length > longest) return answer;
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}

/** Returns `make` with a memo for things such as tables and readers; an answer lives as long as its thing. `make` must depend on nothing else. */
export function memoizeOf<Thing extends object, Made extends {}>(kind: string, make: (thing: Thing) => Made): (thing: Thing) => Made {
  const answers = new WeakMap<Thing, Made>();
  let lookups = 0;
  let made = 0;
  kinds.set(kind, {
    get use() {
      return { entries: made, lookups, hits: lookups - made };
    },
  });
  return (thing) => {
    lookups += 1;
    let answer = answers.get(thing);
    if (answer === undefined) {
      made += 1;
      answers.set(thing, (answer = make(thing)));
    }
    return answer;
  };
}
