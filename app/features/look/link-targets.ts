import { toLine } from "#app/platform/text.ts";
import { LOOK_LIMITS } from "./constants.ts";
import type { SiteLink } from "./types.ts";

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

/** Returns the links of the header: the look's own, then those to pages that ask for one, unless the look has them or there is no room. */
export function withHeaderPages(links: readonly SiteLink[], pages: readonly SiteLink[]): SiteLink[] {
  const added = pages.filter(({ to }) => !links.some((link) => link.to === to));
  return [...links, ...added].slice(0, Math.max(LOOK_LIMITS.headerLinks, links.length));
}
