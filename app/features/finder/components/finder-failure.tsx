import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { FINDER_TEXTS } from "../results/screen-texts.ts";

/** Shows that the search failed, with a link to the same URL for another try. */
export function FinderFailure({ status, reference }: { status: number; reference?: string }) {
  const { pathname, search } = useLocation();
  // Posted words are in no URL, so they have to be entered again.
  const hasWords = search !== "";
  return (
    <ErrorState
      headingLevel={1}
      className="py-20"
      title={FINDER_TEXTS.failedTitle}
      text={`${status === 503 ? FINDER_TEXTS.away : FINDER_TEXTS.failed} ${hasWords ? FINDER_TEXTS.wordsAreInAddress : FINDER_TEXTS.tryShortly}`}
      reference={reference}
      action={
        <>
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
          <ButtonLink to="/categories" variant="secondary" reloadDocument>
            Browse Categories
          </ButtonLink>
        </>
      }
    />
  );
}
