import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Route } from "./+types/auth";

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Sign In",
    description: "Accounts are not open on this site yet. Everything else works without one.",
    path: "/auth",
    noindex: true,
  });
}

export default function Auth() {
  return (
    <EmptyState
      headingLevel={1}
      className="py-20"
      title="Accounts are not open on this site yet"
      text="You need none to look around: find gifts, gather them in your basket, hold them against a budget, and buy each at its store."
      action={
        <>
          <ButtonLink to="/gift-finder">Find a Gift</ButtonLink>
          <ButtonLink to="/categories" variant="secondary">
            Browse Categories
          </ButtonLink>
        </>
      }
    />
  );
}
