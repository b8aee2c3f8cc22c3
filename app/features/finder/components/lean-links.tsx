import { Check } from "lucide-react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { linkAdding, linkWith, linkWithout } from "../results/links.ts";
import { LEANS, SURPRISING } from "../constants.ts";
import { FINDER_TEXTS, LEAN_NAMES } from "../results/screen-texts.ts";
import type { Lean } from "../types.ts";

interface LeanLinksProps {
  query: string;
  leans: readonly Lean[];
  surprise: number;
}

/** The nudges, each a toggle that is a link with its own URL. */
export function LeanLinks({ query, leans, surprise }: LeanLinksProps) {
  const nudges = [
    ...LEANS.map((lean) => {
      const isOn = leans.includes(lean);
      return { label: LEAN_NAMES[lean], isOn, to: isOn ? linkWithout(query, "lean", lean) : linkAdding(query, "lean", lean) };
    }),
    { label: FINDER_TEXTS.surprising, isOn: surprise > 0, to: linkWith(query, "surprise", surprise > 0 ? "" : String(SURPRISING)) },
  ];
  return (
    <nav aria-label="Refine" className="min-w-0">
      <ul className="-m-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:none] max-sm:-mr-4 max-sm:pr-4">
        {nudges.map(({ label, isOn, to }) => (
          <li key={label} className="flex shrink-0">
            <Link
              to={to}
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
              {label}
              {isOn ? <span className="sr-only">{" (on, turn off)"}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
