import { ErrorState } from "#app/ui/error-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { readRouteError } from "./route-error.ts";

/** The last page that can still be shown when the frame around the pages is what failed: no data, no session, no menu. */
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
