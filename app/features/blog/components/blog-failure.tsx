import type { ErrorDetails } from "#app/platform/errors.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { blogPath } from "../addresses.rules.ts";

interface BlogFailureProps extends ErrorDetails {
  status: number;
  /** What could not be done, where it is our fault. */
  failure: string;
}

/** In the place of a page of the blog: it is not there, or could not be read. */
export function BlogFailure({ status, title, detail, requestId, failure }: BlogFailureProps) {
  const isMissing = status === 404;
  return (
    <ErrorState
      headingLevel={1}
      title={isMissing ? title : failure}
      text={isMissing ? detail : undefined}
      reference={isMissing ? undefined : requestId}
      action={<ButtonLink to={blogPath()}>All posts</ButtonLink>}
    />
  );
}
