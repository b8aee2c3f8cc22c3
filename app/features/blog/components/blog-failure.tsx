import type { ErrorDetails } from "#app/platform/errors.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { blogPath } from "../addresses.ts";

interface BlogFailureProps extends ErrorDetails {
  status: number;
  /** Title for server errors: what could not be done. */
  failure: string;
}

/** Replaces a page of the blog that does not exist or could not be loaded. */
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
