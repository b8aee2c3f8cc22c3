import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { CollectionStanding } from "../../types.ts";

/** What each standing is called, in the order in which they can be chosen. */
export const STANDING_NAMES: Record<CollectionStanding, string> = {
  shown: "Shown",
  scheduled: "Scheduled",
  draft: "Draft",
  ended: "Ended",
  deleted: "Deleted",
};

const TONES: Record<CollectionStanding, BadgeTone> = {
  shown: "positive",
  scheduled: "featured",
  draft: "outline",
  ended: "neutral",
  deleted: "out-of-stock",
};

export function StandingBadge({ standing }: { standing: CollectionStanding }) {
  return <Badge tone={TONES[standing]}>{STANDING_NAMES[standing]}</Badge>;
}
