import { ErrorState } from "#app/ui/error-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { readRouteError } from "./route-error.ts";

/** Renders the last resort where the frame around the pages itself has failed: it needs no data, no session and no menu. */
export function BareErrorPage({ error }: { error: unknown }) {
  const { title, requestId } = readRouteError(error);
  return (
    <main>
      <title>{title}</title>
      <ErrorState
        headingLevel={1}
        className="py-24"
        title={title}
        text="Please try again in a moment."
        reference={requestId}
        action={
          <ButtonLink to="/" reloadDocument>
            Return to Home
          </ButtonLink>
        }
      />
    </main>
  );
}
