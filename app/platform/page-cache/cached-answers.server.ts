import { LRUCache } from "lru-cache";
import { limitPageAge, noteAgeLimit } from "../request-scope.server.ts";
import { BRIEF_LIFE_MS, onAnnouncedTags } from "./cached-value.server.ts";

/** How long an answer is given again where no message about its change arrives. */
const LIFE_MS = 30_000;
/** No page shows what was read longer ago (G4). */
const MAX_AGE_MS = 60_000;

interface CachedAnswersOptions<Question extends unknown[], Answer> {
  keyOf: (...question: Question) => string;
  read: (...question: Question) => Promise<Answer>;
  /** The tags that the database announces when the answer changes; null for an answer that is not cached. */
  tagsOf: (answer: Answer, ...question: Question) => readonly string[] | null;
  /** The most answers that are kept; with `sizeOf`, the most of what it measures. */
  most: number;
  sizeOf?: (answer: Answer) => number;
  /** Keeps answers for a second only, which limits no page that shows them, as `cacheValue` does. */
  isBrief?: boolean;
  now?: () => number;
}

interface Stored<Answer> {
  answer: Answer;
  readAt: number;
  tags: readonly string[];
}

interface Reading<Answer> {
  answer: Answer;
  /** Until when a page may show it; null where that limits no page. */
  standsUntil: Date | null;
}

/**
 * Returns a function that keeps what `read` answers until a change of its tags is announced, or for half a minute, the least recently used first
 * out. A page that shows a cached answer ends a minute after that was read. Nothing is kept before the first announcement: where nobody listens, as
 * in a script, nobody would say what has changed.
 */
export function cacheAnswers<Question extends unknown[], Answer>({
  keyOf,
  read,
  tagsOf,
  most,
  sizeOf = () => 1,
  isBrief = false,
  now = Date.now,
}: CachedAnswersOptions<Question, Answer>): (...question: Question) => Promise<Answer> {
  const lifeMs = isBrief ? BRIEF_LIFE_MS : LIFE_MS;
  const endOf = (readAt: number) => (isBrief ? null : new Date(readAt + MAX_AGE_MS));
  const limitPage = (standsUntil: Date | null) => {
    if (standsUntil !== null) limitPageAge(standsUntil);
  };
  const cached = new LRUCache<string, Stored<Answer>>({ maxSize: most, sizeCalculation: ({ answer }) => Math.max(1, sizeOf(answer)) });
  const underWay = new Map<string, Promise<Reading<Answer>>>();
  let announcements = 0;
  onAnnouncedTags((announced) => {
    announcements += 1;
    // Who asks from now on must not get what was read before the change.
    underWay.clear();
    const changed = new Set(announced);
    const outdated = [...cached.entries()].filter(([, { tags }]) => changed.has("all") || tags.some((tag) => changed.has(tag)));
    for (const [key] of outdated) cached.delete(key);
  });

  async function readAnew(key: string, question: Question): Promise<Reading<Answer>> {
    const announcementsBefore = announcements;
    const readAt = now();
    const { result: answer, until } = await noteAgeLimit(() => read(...question));
    const tags = tagsOf(answer, ...question);
    const mayStay = announcementsBefore > 0 && announcements === announcementsBefore && until === null && tags !== null;
    if (mayStay) cached.set(key, { answer, readAt, tags });
    return { answer, standsUntil: until ?? endOf(readAt) };
  }

  function readOnce(key: string, question: Question): Promise<Reading<Answer>> {
    const other = underWay.get(key);
    if (other !== undefined) return other;
    const mine = readAnew(key, question).finally(() => {
      if (underWay.get(key) === mine) underWay.delete(key);
    });
    underWay.set(key, mine);
    return mine;
  }

  return async (...question) => {
    const key = keyOf(...question);
    const known = cached.get(key);
    const ageMs = known === undefined ? Number.POSITIVE_INFINITY : now() - known.readAt;
    if (known !== undefined && ageMs >= 0 && ageMs < lifeMs) {
      limitPage(endOf(known.readAt));
      return known.answer;
    }
    const { answer, standsUntil } = await readOnce(key, question);
    limitPage(standsUntil);
    return answer;
  };
}
