const KEY = "presently.interrupted-way";
/** A page that lacks its script again this soon is not gone on to another time. */
const EVERY_MS = 60_000;

interface Way {
  to: string;
  at: number;
}

function readWay(): Way | null {
  const { to, at } = (JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? {}) as Record<string, unknown>;
  return typeof to === "string" && typeof at === "number" ? { to, at } : null;
}

/** Notes where the reader of a page was going when it was loaded anew; once a minute, so that nobody is led round and round. */
export function keepWay(to: string): void {
  try {
    const last = readWay();
    if (last === null || Date.now() - last.at > EVERY_MS) sessionStorage.setItem(KEY, JSON.stringify({ to, at: Date.now() }));
  } catch {
    // The browser stores nothing: the reader follows the link once more.
  }
}

/** Returns where the reader was going, once; null where they were going nowhere. */
export function takeWay(): string | null {
  try {
    const way = readWay();
    if (way === null || way.to === "" || Date.now() - way.at > EVERY_MS) return null;
    sessionStorage.setItem(KEY, JSON.stringify({ to: "", at: way.at }));
    return way.to;
  } catch {
    return null;
  }
}
