import { lazy, Suspense } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Section } from "./section.tsx";

const SECTION_ID = "testimonials";

/** Resolves when the section comes near the window; at once on the server. */
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

/** Until its script is there, the server's HTML stands: a row that scrolls. */
const Carousel = lazy(async () => {
  await sectionIsNear();
  return { default: (await import("#app/ui/carousel.tsx")).Carousel };
});

/** Written by us to show the place: no person said them, and each is labelled as an example. */
const TESTIMONIALS = [
  {
    id: "housewarming",
    quote: "I typed two lines about my sister and her new kitchen. The third gift on the page was the one she had been eyeing for a year.",
    who: "A brother, before a housewarming",
    tint: "bg-butter",
  },
  {
    id: "team-gift",
    quote: "Nine coworkers, twenty dollars each, one lunch break. The basket told me when I was over budget before my boss did.",
    who: "A team lead, in December",
    tint: "bg-sage",
  },
  {
    id: "grandfather",
    quote: "He says he needs nothing. It turns out that he needed a bird feeder with a good view from the breakfast table.",
    who: "A granddaughter, for an 80th birthday",
    tint: "bg-blush",
  },
] as const;

export function Testimonials() {
  const slides = TESTIMONIALS.map(({ id, quote, who, tint }) => ({
    id,
    content: (
      <figure className={joinClasses("flex h-full flex-col rounded-card p-6 md:p-8", tint)}>
        <Badge tone="outline" className="self-start">
          Example
        </Badge>
        <blockquote className="mt-4 mb-5 font-display text-subheading leading-snug font-normal">“{quote}”</blockquote>
        <figcaption className="mt-auto text-[0.9375rem] font-medium">{who}</figcaption>
      </figure>
    ),
  }));
  return (
    <Section
      id={SECTION_ID}
      title="What Shoppers Say"
      lead="We have just opened: these are examples written by us, until real shoppers write theirs."
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
