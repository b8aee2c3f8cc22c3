import { lazy, Suspense } from "react";
import type { Testimonial } from "#app/features/testimonials/types.ts";
import { Badge } from "#app/ui/badge.tsx";
import { loadOrReload } from "#app/ui/client/load-or-reload.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { Section } from "./section.tsx";

const SECTION_ID = "testimonials";

/** Resolves when the section comes within 600 px of the viewport; immediately on the server. */
async function sectionIsNear(): Promise<void> {
  const section = typeof IntersectionObserver === "undefined" ? null : document.getElementById(SECTION_ID);
  if (section === null) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "600px" },
    );
    observer.observe(section);
  });
}

/** Until its script has loaded, the server's HTML remains: a row that scrolls. */
const Carousel = lazy(async () => {
  await sectionIsNear();
  return { default: (await loadOrReload(() => import("#app/ui/carousel.tsx"))).Carousel };
});

const TINTS = ["bg-butter", "bg-sage", "bg-blush"] as const;

/**
 * Shows testimonials. Those written by the site itself are labeled as examples, and where there are no others, the section states that too.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  const slides = testimonials.map(({ id, quote, author, isExample }, index) => ({
    id,
    content: (
      <figure className={joinClasses("flex h-full flex-col rounded-card p-6 md:p-8", TINTS[index % TINTS.length])}>
        {isExample ? (
          <Badge tone="outline" className="self-start">
            Example
          </Badge>
        ) : null}
        <blockquote className="mb-5 font-display not-first:mt-4 text-subheading leading-snug font-normal">“{quote}”</blockquote>
        <figcaption className="mt-auto text-[0.9375rem] font-medium">{author}</figcaption>
      </figure>
    ),
  }));
  return (
    <Section
      id={SECTION_ID}
      title="What Shoppers Say"
      lead={
        testimonials.every(({ isExample }) => isExample)
          ? "We’ve just opened, so we wrote these examples ourselves. Real shoppers’ words will take their place."
          : undefined
      }
    >
      <Suspense fallback={<div className="h-80" />}>
        <Carousel
          label="Testimonials"
          previousLabel="Previous testimonial"
          nextLabel="Next testimonial"
          slides={slides}
          slideClassName="basis-[88%] sm:basis-[70%] md:basis-1/2"
        />
      </Suspense>
    </Section>
  );
}
