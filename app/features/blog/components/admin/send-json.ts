/** What a screen of the admin area hears on its request; `answer` is null where it was not JSON, or nobody answered (status 0). */
export interface Heard<T> {
  status: number;
  answer: T | null;
}

/** Sends JSON to one of our own addresses. Never rejects. */
export async function sendJson<T>(path: string, body: unknown, init: RequestInit = {}): Promise<Heard<T>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      ...init,
    });
    const answer = (await response.json().catch(() => null)) as T | null;
    return { status: response.status, answer };
  } catch {
    return { status: 0, answer: null };
  }
}

/** Reads JSON from one of our own addresses; null where that failed. */
export async function readJsonFrom<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    const response = await fetch(path, { headers: { accept: "application/json" }, signal });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
