import type { SiteAnnouncement } from "#app/features/look/types.ts";
import { SiteLink } from "./site-link.tsx";

/** Renders the announcement above the header of every page. */
export function AnnouncementBar({ announcement: { text, link } }: { announcement: SiteAnnouncement }) {
  return (
    <section aria-label="Announcement" className="bg-band text-on-band print:hidden [--focus-ring:var(--color-on-band)]">
      <p className="mx-auto w-full max-w-content px-4 py-2.5 text-center text-[0.9375rem] md:px-6">
        {text}
        {link === null ? null : (
          <>
            {" "}
            <SiteLink to={link.to} className="font-semibold underline underline-offset-[0.2em] hover:decoration-2">
              {link.label}
            </SiteLink>
          </>
        )}
      </p>
    </section>
  );
}
