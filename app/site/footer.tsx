import { MarketplaceForm } from "#app/features/affiliate/components/marketplace-form.tsx";
import { isOwnPath } from "#app/features/look/link-targets.ts";
import type { SiteLink } from "#app/features/look/types.ts";
import { readToday, yearOf } from "#app/platform/days.ts";
import { useCachedFragment } from "#app/ui/cached-fragment.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { SITE_LINKS_ID } from "./navigation.ts";
import { useFooterColumns, useLook } from "./use-look.ts";
import { useSite } from "./use-site.ts";
import { Wordmark } from "./wordmark.tsx";

const LINK = "inline-flex min-h-10 items-center text-[0.9375rem] text-on-band/85 hover:text-on-band hover:underline";

function thisYear(): number {
  return yearOf(readToday());
}

/** Renders the footer of every page: links to all sections, the marketplace, and how the site earns money. */
export function Footer() {
  const site = useSite();
  const { social } = useLook();
  const footer = useFooterColumns();
  return (
    <footer className="bg-band text-on-band print:hidden [--focus-ring:var(--color-on-band)]">
      <div className="mx-auto grid w-full max-w-content gap-x-10 gap-y-10 px-4 pt-12 pb-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)] md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.75fr)_minmax(0,1.35fr)] lg:pt-16">
        <div>
          <Wordmark name={site.name} />
          <p className="mt-3 max-w-72 text-on-band/85">{site.tagline}</p>
          {social.length === 0 ? null : (
            <ul aria-label="Find us elsewhere" className="mt-4 flex flex-wrap gap-x-5">
              {social.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} rel="me noopener" className={LINK}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav id={SITE_LINKS_ID} aria-label="Site" className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
          {footer.map(({ title, links }, index) =>
            // An owner who empties a column leaves no heading behind.
            links.length === 0 ? null : (
              <LinkColumn
                key={title + index}
                title={title}
                links={links}
                className={index === 0 ? "row-span-2 sm:row-span-1" : undefined}
              />
            ),
          )}
        </nav>
        <section aria-labelledby="footer-store" className="md:col-span-2 lg:col-span-1">
          <h2 id="footer-store" className="font-text text-sm font-semibold tracking-normal">
            Where you shop
          </h2>
          <p className="mt-1 mb-3 text-sm text-on-band/85">
            Store links open in the marketplace you pick, wherever we’re part of its program.
          </p>
          <MarketplaceForm />
        </section>
      </div>
      <div className="mx-auto w-full max-w-content px-4 md:px-6">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-on-band/20 py-6 text-sm text-on-band/85">
          <p>{site.affiliateDisclosure}</p>
          {/* The year differs where a page is rendered just before midnight on December 31 and read after it. */}
          <p suppressHydrationWarning>
            © {thisYear()} {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links, className }: { title: string; links: readonly SiteLink[]; className?: string | undefined }) {
  const cachedFragment = useCachedFragment(LinkColumn);
  const list = () => (
    <>
      <h2 className="font-text text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="mt-1">
        {links.map(({ to, label }) => (
          <li key={to + label}>
            {isOwnPath(to) ? (
              <PlainLink href={to} className={LINK}>
                {label}
              </PlainLink>
            ) : (
              <a href={to} rel="noopener" className={LINK}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
  return <div className={className} {...cachedFragment(() => JSON.stringify([title, links]), list)} />;
}
