import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { DOCUMENT } from "#tests/factories/pictures.ts";

const WRITERS = 4;

/** Writes that the site has acknowledged, and that must exist from then on. */
export interface Ledger {
  /** Names of gifts by their ids. */
  gifts: Map<string, string>;
  /** Uploaded files by their URLs. */
  files: Map<string, Buffer>;
  /** Number of writes that failed, or whose answer never arrived: they may exist or not. */
  refused: number;
  /** The reasons of those, with their number. */
  refusals: Map<string, number>;
}

/** Returns an empty ledger. */
export function openLedger(): Ledger {
  return { gifts: new Map(), files: new Map(), refused: 0, refusals: new Map() };
}

/** A server gives its database and its file store this long before it answers 503; one that stops refuses at once. */
const LONG_WAIT_MS = 3500;
/** The end of what is said of a write that was refused after that, as on a machine that others use too. */
export const AFTER_LONG_WAIT = "after a long wait";

function refusal(what: string, status: number, startedAt: number): Error {
  const isSlow = status === 503 && performance.now() - startedAt > LONG_WAIT_MS;
  return new Error(`${what} was refused with ${status}${isSlow ? ` ${AFTER_LONG_WAIT}` : ""}`);
}

/**
 * True where a write that failed was turned away (503), or its connection was lost: what a database that changes may do to it. Any other
 * answer is a fault of the site.
 */
export const isTurnedAway = (reason: string): boolean => /refused with 503\b|^fetch failed$|^terminated$/.test(reason);

/** Reads an answer; what is not JSON, as of a proxy, is one that acknowledges nothing. Rejects where the connection is lost. */
async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function saveGift(url: string, cookie: string, ledger: Ledger): Promise<void> {
  const name = `Crash ${randomUUID()}`;
  const form = {
    ...emptyGiftForm(),
    name,
    price: "5",
    image: `${url}/apple-touch-icon.png`,
    affiliateUrl: "https://shop.example/x",
    shippingDays: "2",
  };
  const startedAt = performance.now();
  const response = await fetch(`${url}/admin/gifts/changes`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/json" },
    body: JSON.stringify({ change: "save", id: null, version: 0, isPriceFresh: false, isFromStoreApi: false, aiCategories: null, form }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await readAnswer(response)) as { ok?: boolean; id?: string };
  if (answer.ok !== true || answer.id === undefined) throw refusal("A gift", response.status, startedAt);
  ledger.gifts.set(answer.id, name);
}

async function uploadFile(url: string, cookie: string, ledger: Ledger): Promise<void> {
  const bytes = Buffer.concat([DOCUMENT, Buffer.from(`% ${randomBytes(20_000).toString("hex")}\n`)]);
  const startedAt = performance.now();
  const response = await fetch(`${url}/admin/uploads/files?name=crash.pdf`, {
    method: "POST",
    headers: { cookie, origin: url, "content-type": "application/octet-stream" },
    body: bytes,
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await readAnswer(response)) as { ok?: boolean; file?: { path: string } };
  if (answer.ok !== true || answer.file === undefined) throw refusal("A file", response.status, startedAt);
  ledger.files.set(answer.file.path, bytes);
}

/**
 * Writes gifts and files from several workers until `stop`, which resolves when the last answer has arrived or failed. Each worker pauses
 * for `pauseMs` between two writes.
 */
export function startWriting(url: string, cookie: string, ledger: Ledger, pauseMs = 0): { stop(): Promise<void> } {
  let shouldContinue = true;
  async function write(isFile: boolean): Promise<void> {
    while (shouldContinue) {
      try {
        await (isFile ? uploadFile : saveGift)(url, cookie, ledger);
        await sleep(pauseMs);
      } catch (error) {
        const said = (error as Error).message;
        ledger.refused += 1;
        ledger.refusals.set(said, (ledger.refusals.get(said) ?? 0) + 1);
        await sleep(20);
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, index) => write(index === 0));
  return {
    async stop() {
      shouldContinue = false;
      await Promise.all(writers);
    },
  };
}

async function isFileThere(url: string, path: string, bytes: Buffer): Promise<boolean> {
  const response = await fetch(url + path);
  return response.ok && bytes.equals(Buffer.from(await response.arrayBuffer()));
}

/** Returns the acknowledged writes that no longer exist, one line each. `readGifts` returns the names of all gifts by their ids. */
export async function findLosses(url: string, { gifts, files }: Ledger, readGifts: () => Promise<Map<string, string>>): Promise<string[]> {
  const losses: string[] = [];
  const there = await readGifts();
  for (const [id, name] of gifts) if (there.get(id) !== name) losses.push(`gift ${id} (${name})`);
  for (const [path, bytes] of files) if (!(await isFileThere(url, path, bytes))) losses.push(`file ${path}`);
  return losses;
}
