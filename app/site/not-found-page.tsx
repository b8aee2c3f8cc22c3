import { ButtonLink } from "#app/ui/button.tsx";
import { LensDrawing } from "#app/ui/drawings/lens.tsx";

/** Renders the 404 page. `path` is the path that does not exist. */
export function NotFoundPage({ path }: { path: string }) {
  return (
    <div className="mx-auto flex max-w-content flex-col items-center px-4 py-16 text-center md:py-24">
      <LensDrawing />
      <p className="mt-6 font-display text-[5.5rem] leading-none font-heading text-ribbon tabular-nums">404</p>
      <h1 className="mt-2 text-title">Page Not Found</h1>
      <p className="mt-4 max-w-measure text-soft-ink">
        We couldn’t find <code className="rounded-tag bg-linen px-1.5 py-0.5 font-mono text-[0.875em] break-all text-ink">{path}</code>. It
        may have moved, or there’s a typo in the address.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" variant="secondary">
          Return to Home
        </ButtonLink>
        <ButtonLink to="/gift-finder">Find a Gift</ButtonLink>
      </div>
    </div>
  );
}
