import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { LensDrawing } from "#app/ui/drawings/lens.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useDayForm } from "#app/ui/local-time.tsx";
import { linkWithout } from "../results/links.ts";
import { FINDER_PATH, FINDER_TEXTS } from "../results/screen-texts.ts";
import type { RelaxationLink } from "../results/screen-types.ts";

/** No gift meets all limits: offers the limits to relax, each one click away, with what that would bring. */
export function EmptyResult({ relaxationLinks, query }: { relaxationLinks: readonly RelaxationLink[]; query: string }) {
  const inOwnForm = useDayForm();
  return (
    <EmptyState
      headingLevel={3}
      drawing={<LensDrawing />}
      className="max-w-xl"
      title={relaxationLinks.length === 0 ? "We have nothing like that yet" : "A small change would help"}
      text={
        relaxationLinks.length === 0
          ? "Try asking for less, or put it another way."
          : "Each of these changes only what’s in the way and keeps the rest."
      }
      action={
        relaxationLinks.length === 0 ? (
          <>
            {new URLSearchParams(query).has("not") ? (
              <ButtonLink to={linkWithout(query, "not")}>{FINDER_TEXTS.bringAllBack}</ButtonLink>
            ) : null}
            <ButtonLink to={FINDER_PATH} variant="secondary">
              {FINDER_TEXTS.startOver}
            </ButtonLink>
            <ButtonLink to="/categories" variant="secondary">
              Browse Categories
            </ButtonLink>
          </>
        ) : (
          <ul className="grid w-full gap-2.5 text-left">
            {relaxationLinks.map(({ label, gifts, to }) => (
              <li key={label}>
                <Link to={to} className="finder-way-out group">
                  <span className="min-w-0 flex-1 font-semibold wrap-break-word">{inOwnForm(label)}</span>
                  <span className="text-sm whitespace-nowrap text-soft-ink">{gifts === 1 ? "1 gift" : `${gifts} gifts`}</span>
                  <ArrowRight
                    aria-hidden
                    className="size-4.5 shrink-0 text-evergreen transition-transform duration-150 group-hover:translate-x-0.5"
                  />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
