import { toLine } from "#app/platform/text.ts";

/** True for a path of this site: `//evil.example` and `/\evil.example` are none (A8). */
export function isOwnPath(to: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(to);
}

/** True for what a link of the look may lead to. */
export function isLinkTarget(to: string): boolean {
  if (to !== toLine(to)) return false;
  if (isOwnPath(to)) return true;
  if (!/^(?:https:\/\/|mailto:)\S+$/i.test(to)) return false;
  return URL.canParse(to);
}
