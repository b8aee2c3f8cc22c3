import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import { Chip } from "#app/ui/chip.tsx";
import { linkWithout } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";
import type { Opinion, ShownResult } from "../results/screen-types.ts";

type OpinionsProps = Pick<ShownResult, "liked" | "lastDismissed" | "dismissedCount"> & { query: string };

/** Lists the gifts that were liked or dismissed, each of which can be undone with one click. */
export function Opinions({ liked, lastDismissed, dismissedCount, query }: OpinionsProps) {
  if (liked.length === 0 && dismissedCount === 0) return null;
  return (
    <ul aria-label="Gifts you liked or left out" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {liked.map(({ id, name, takeBackTo }) => (
        <li key={id} className="flex max-w-full">
          <Chip icon={<Sparkles aria-hidden />} label={`${FINDER_TEXTS.likeThis} ${name}`} removeTo={takeBackTo} />
        </li>
      ))}
      {dismissedCount === 0 ? null : (
        <li>
          <Link to={linkWithout(query, "not")} preventScrollReset className="finder-link">
            {bringBackText(lastDismissed, dismissedCount)}
          </Link>
        </li>
      )}
    </ul>
  );
}

function bringBackText(last: Opinion | null, count: number): string {
  return count === 1 && last !== null ? `${FINDER_TEXTS.bringBack} ${last.name}` : `${FINDER_TEXTS.bringAllBack} (${count})`;
}
