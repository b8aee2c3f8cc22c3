import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { readRouteError, type RouteError } from "./route-error.ts";

function explain({ status, detail }: RouteError): string {
  if (detail) return detail;
  if (status === 503) return "We can’t reach our shelves right now. Nothing is lost; please try again in a moment.";
  if (status >= 500) return "That was our fault, not yours. Please try again, and write to us if it keeps happening.";
  return "That didn’t work. Please check the address, or start again from the home page.";
}

/** Renders the page shown instead of one that failed. */
export function RouteErrorPage({ error }: { error: unknown }) {
  const location = useLocation();
  const routeError = readRouteError(error);
  if (routeError.status === 404) return <NotFoundPage path={attemptedPath(location)} />;
  const { status, title, requestId } = routeError;
  return (
    <ErrorState
      headingLevel={1}
      className="py-20"
      title={title}
      text={explain(routeError)}
      reference={requestId}
      action={
        <>
          {status >= 500 ? (
            <ButtonLink to={location.pathname + location.search} reloadDocument>
              Try Again
            </ButtonLink>
          ) : null}
          <ButtonLink to="/" variant="secondary" reloadDocument={status >= 500}>
            Return to Home
          </ButtonLink>
        </>
      }
    />
  );
}

/** Returns the path that does not exist. A page that redirects to /not-found can pass it in the history entry's state (`attemptedPath`). */
function attemptedPath({ pathname, state }: { pathname: string; state: unknown }): string {
  const attempted = (state as { attemptedPath?: unknown } | null)?.attemptedPath;
  return typeof attempted === "string" ? attempted : pathname;
}
