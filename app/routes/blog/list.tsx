import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/list";

export const handle = { publicPage: { query: [] } } satisfies RouteHandle;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Blog",
    description: "Gift guides and notes from the shop.",
    path: "/blog",
  });
}

export default function BlogList() {
  return (
    <EmptyState
      headingLevel={1}
      className="py-20"
      title="Nothing published yet"
      text="Gift guides and notes from the shop will appear here. Until then, the shelves are full."
      action={
        <>
          <ButtonLink to="/categories">Browse Categories</ButtonLink>
          <ButtonLink to="/gift-finder" variant="secondary">
            Find a Gift
          </ButtonLink>
        </>
      }
    />
  );
}
