/** Unsaved input, stored in this browser only. */
export interface Draft<Form> {
  form: Form;
  /** The saved form and its version at the time when the form was opened. */
  base: Form;
  version: number;
}

export interface StoredDraft<Form> extends Draft<Form> {
  savedAt: Date;
}

/** Reads a form from storage, whose content cannot be trusted; returns null for anything else. */
export type ReadForm<Form> = (value: unknown) => Form | null;

/** Separates a draft's place from the suffix that tells two drafts of one place apart. */
const APART = "#";

/** Returns the draft under a key, or null, also in a browser that stores nothing. */
export function readDraft<Form>(key: string, readForm: ReadForm<Form>): StoredDraft<Form> | null {
  try {
    const { form, base, version, savedAt } = JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown>;
    const [read, readBase] = [readForm(form), readForm(base)];
    if (read === null || readBase === null || typeof version !== "number") return null;
    return { form: read, base: readBase, version, savedAt: new Date(typeof savedAt === "number" ? savedAt : 0) };
  } catch {
    return null;
  }
}

/** Stores a draft; returns false where the browser refuses. */
export function writeDraft<Form>(key: string, { form, base, version }: Draft<Form>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ form, base, version, savedAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft that was saved or is not wanted. */
export function removeStoredDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to delete.
  }
}

function listKeys(isWanted: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter(isWanted);
  } catch {
    return [];
  }
}

/** Deletes the drafts of all forms, for somebody who leaves this browser to others. */
export function removeAllDrafts(): void {
  for (const key of listKeys((each) => /^presently:[a-z-]+-draft:/.test(each))) removeStoredDraft(key);
}

const placeOf = (key: string) => key.split(APART, 1)[0] as string;

async function listOpenKeys(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name));
}

export interface LeftDraft<Form> {
  /** The draft's place without the common prefix. */
  id: string;
  form: Form;
}

/** Returns the drafts whose places begin with a prefix and that no open form holds, one per place. */
export async function listLeftDrafts<Form>(room: string, readForm: ReadForm<Form>): Promise<LeftDraft<Form>[]> {
  const open = await listOpenKeys();
  const left = new Map<string, LeftDraft<Form>>();
  for (const key of listKeys((each) => each.startsWith(room) && !open.has(each))) {
    const draft = readDraft(key, readForm);
    const id = placeOf(key).slice(room.length);
    if (draft !== null) left.set(id, { id, form: draft.form });
  }
  return [...left.values()];
}

/** Deletes the drafts at a place that are open in no tab. Returns a function that restores them. */
export async function discardLeftDraft(place: string): Promise<() => void> {
  const open = await listOpenKeys();
  const thrown = listKeys((key) => placeOf(key) === place && !open.has(key)).map((key) => [key, localStorage.getItem(key)] as const);
  for (const [key] of thrown) removeStoredDraft(key);
  return () => {
    for (const [key, draft] of thrown) if (draft !== null) localStorage.setItem(key, draft);
  };
}

/** Milliseconds to wait for a key that another tab seems to hold, since a reloaded page releases its own with a delay. */
const HELD_MS = 250;

function request(key: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const holdOn = (lock: Lock | null) => (lock === null ? resolve(null) : new Promise<void>((release) => resolve(release)));
    navigator.locks.request(key, options, holdOn).catch(() => resolve(null));
  });
}

/**
 * Resolves to a function that releases the key, or to null where another tab holds it. A key that is free is asked for without a time: a
 * page busy with drawing would look at its clock before it looked at the answer.
 */
async function hold(key: string): Promise<(() => void) | null> {
  return (await request(key, { ifAvailable: true })) ?? request(key, { signal: AbortSignal.timeout(HELD_MS) });
}

export interface HeldKey {
  key: string;
  /** True where another tab holds the place itself. */
  isHeldElsewhere: boolean;
  release: () => void;
}

/**
 * Returns a key for the input at a place, for this tab alone: two tabs with the same form write two drafts. A draft left by an earlier tab is
 * taken over first. In a browser without locks (a site without TLS) all tabs share one key.
 */
export async function holdDraftKey(place: string): Promise<HeldKey> {
  if (navigator.locks === undefined) return { key: place, isHeldElsewhere: false, release: () => undefined };
  const stored = listKeys((each) => placeOf(each) === place);
  const own = await hold(place);
  if (own !== null && stored.includes(place)) return { key: place, isHeldElsewhere: false, release: own };
  const isHeldElsewhere = own === null;
  for (const key of stored.filter((each) => each !== place)) {
    const release = await hold(key);
    if (release === null) continue;
    own?.();
    return { key, isHeldElsewhere, release };
  }
  if (own !== null) return { key: place, isHeldElsewhere, release: own };
  const key = place + APART + crypto.randomUUID();
  return { key, isHeldElsewhere, release: (await hold(key)) ?? (() => undefined) };
}
