import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import { Chip } from "#app/ui/chip.tsx";
import { linkWithout } from "../links.rules.ts";
import { FINDER_TEXTS } from "../screen.constants.ts";
import type { Opinion, ShownResult } from "../screen.types.ts";

type OpinionsProps = Pick<ShownResult, "liked" | "lastWavedAway" | "wavedAwayCount"> & { query: string };

/** What was said of single gifts, each to be taken back with one click. */
export function Opinions({ liked, lastWavedAway, wavedAwayCount, query }: OpinionsProps) {
  if (liked.length === 0 && wavedAwayCount === 0) return null;
  return (
    <ul aria-label="Your say on single gifts" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {liked.map(({ id, name, takeBackTo }) => (
        <li key={id} className="flex max-w-full">
          <Chip icon={<Sparkles aria-hidden />} label={`${FINDER_TEXTS.likeThis} ${name}`} removeTo={takeBackTo} />
        </li>
      ))}
      {wavedAwayCount === 0 ? null : (
        <li>
          <Link to={linkWithout(query, "not")} preventScrollReset className="finder-link">
            {bringBackText(lastWavedAway, wavedAwayCount)}
          </Link>
        </li>
      )}
    </ul>
  );
}

function bringBackText(last: Opinion | null, count: number): string {
  return count === 1 && last !== null ? `${FINDER_TEXTS.bringBack} ${last.name}` : `${FINDER_TEXTS.bringAllBack} (${count})`;
}
