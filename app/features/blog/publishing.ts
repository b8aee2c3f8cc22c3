import type { PostStanding } from "./types.ts";

/** What a post is to its readers: nothing yet, to come, there, or put away. */
export type PostPhase = "draft" | "scheduled" | "public" | "archived";

/** Returns the phase of a saved post; a new one is a draft. */
export function phaseOf(standing: Pick<PostStanding, "status" | "publishDate"> | null, now: Date): PostPhase {
  if (standing === null || standing.status === "draft") return "draft";
  if (standing.status === "archived") return "archived";
  return standing.publishDate !== null && new Date(standing.publishDate) > now ? "scheduled" : "public";
}

/** Returns the publish date with which a post is published now: one that is still to come gives way. */
export function dateOfPublishingNow(publishDate: string | null, now: Date): string | null {
  return publishDate !== null && new Date(publishDate) > now ? now.toISOString() : publishDate;
}

/** Returns the next full hour of today, or the last minute of it. */
export function nextHourOf(now: Date): Date {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1);
  return next.getDate() === now.getDate() ? next : new Date(now.getFullYear(), now.getMonth(), now.getDate(), 23, 59);
}
