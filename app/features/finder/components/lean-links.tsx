import { Check } from "lucide-react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { linkAdding, linkWithout } from "../results/links.ts";
import { LEANS } from "../constants.ts";
import { LEAN_NAMES } from "../results/screen-texts.ts";
import type { Lean } from "../types.ts";

interface LeanLinksProps {
  query: string;
  leans: readonly Lean[];
}

/** The nudges, each a toggle that is a link with its own URL. */
export function LeanLinks({ query, leans }: LeanLinksProps) {
  return (
    <nav aria-label="Refine" className="min-w-0">
      <ul className="-m-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:none] max-sm:-mr-4 max-sm:pr-4">
        {LEANS.map((lean) => {
          const isOn = leans.includes(lean);
          return (
            <li key={lean} className="flex shrink-0">
              <Link
                to={isOn ? linkWithout(query, "lean", lean) : linkAdding(query, "lean", lean)}
                preventScrollReset
                discover="none"
                rel="nofollow"
                aria-current={isOn ? "true" : undefined}
                className={joinClasses(
                  "finder-pill",
                  isOn
                    ? "border-evergreen bg-evergreen text-paper"
                    : "border-line bg-card text-soft-ink hover:border-evergreen hover:text-evergreen",
                )}
              >
                {isOn ? <Check aria-hidden className="size-4" /> : null}
                {LEAN_NAMES[lean]}
                {isOn ? <span className="sr-only">{" (on, take back)"}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
