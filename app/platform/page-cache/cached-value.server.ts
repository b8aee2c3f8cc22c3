import { isDatabaseAway } from "../db/database.server.ts";
import { countSharedWait } from "../db/query-timeout.server.ts";

type Listener = (tags: readonly string[]) => void;
const listeners = new Set<Listener>();

/** Says in this process that what carries these tags has changed; `all` stands for everything. */
export function announceTags(tags: readonly string[]): void {
  for (const listener of listeners) listener(tags);
}

/** Calls `listener` with the tags of every change that is announced from now on. */
export function onAnnouncedTags(listener: Listener): void {
  listeners.add(listener);
}

/** How old a value may be where no message about its change arrives. */
export const BRIEF_LIFE_MS = 1000;

interface CachedValueOptions<Value> {
  /** The tag that the database announces when the value changes. */
  tag: string;
  read: () => Promise<Value>;
  /** The value where the database is away before the first reading. */
  fallback: () => Value;
  now?: () => number;
}

/**
 * Returns a function that reads a value which many pages show, and keeps it until a change of its tag is announced, or for a second. While
 * the database is away it returns the last value.
 */
export function cacheValue<Value>({ tag, read, fallback, now = Date.now }: CachedValueOptions<Value>): () => Promise<Value> {
  let kept: { value: Value; readAt: number } | null = null;
  let reading: Promise<Value> | null = null;
  let changes = 0;
  let isChanged = false;
  onAnnouncedTags((tags) => {
    if (!tags.includes(tag) && !tags.includes("all")) return;
    changes += 1;
    isChanged = true;
    // Who asks from now on must not get what was read before the change.
    reading = null;
  });

  async function readAnew(): Promise<Value> {
    const changesBefore = changes;
    const value = await read();
    if (changes === changesBefore) {
      kept = { value, readAt: now() };
      isChanged = false;
    }
    return value;
  }

  function readOnce(): Promise<Value> {
    if (reading !== null) return reading;
    const mine = readAnew().finally(() => {
      if (reading === mine) reading = null;
    });
    reading = mine;
    return mine;
  }

  return async () => {
    const ageMs = kept === null ? Number.POSITIVE_INFINITY : now() - kept.readAt;
    if (kept !== null && !isChanged && ageMs >= 0 && ageMs < BRIEF_LIFE_MS) return kept.value;
    try {
      return await countSharedWait(readOnce);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return kept?.value ?? fallback();
    }
  };
}
