import type { LinkCheckResult } from "#app/features/catalogue/editing/gift-table-rows.ts";

/** A store answers with these statuses when the product no longer exists. */
const GONE = new Set([404, 410]);
/** The status means that the server is too busy, not that the link fails. */
const BUSY = 503;

/** The part of a link's answer that is evaluated. */
export type LinkAnswer = { ok: true; bytes: Uint8Array } | { ok: false; status?: number };

const TITLE = /<title[^>]*>([^<]{0,300})/i;
const CAPTCHA_TITLE =
  /captcha|robot|just a moment|attention required|access denied|verify you|security check|are you (a )?human|pardon our interruption/i;
/** A page with a CAPTCHA holds hardly anything else; a shop's regular page may have one for its forms. */
const CAPTCHA_BYTES = 20_000;
const LOOKED_AT = 100_000;

/** Returns true for a page that asks whether the reader is human. */
function isCaptcha(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString();
  return CAPTCHA_TITLE.test(TITLE.exec(text)?.[1] ?? "") || (bytes.length < CAPTCHA_BYTES && /captcha/i.test(text));
}

/**
 * Classifies the answer of a link. An answer that refuses us (401, 403, 429, 503, a CAPTCHA) proves nothing, so it never makes a link dead.
 */
export function classifyAnswer(answer: LinkAnswer): LinkCheckResult {
  if (answer.ok) return isCaptcha(answer.bytes) ? "blocked" : "alive";
  const { status } = answer;
  if (status === undefined) return "failing";
  if (GONE.has(status)) return "dead";
  return status === BUSY || (status >= 400 && status < 500) ? "blocked" : "failing";
}
