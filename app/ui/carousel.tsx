import useEmblaCarousel from "embla-carousel-react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { joinClasses } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

interface CarouselProps {
  /** Accessible name of the slides, such as "Customer stories". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Classes for the width of a slide, such as `basis-full md:basis-1/2`. */
  slideClassName?: string;
  className?: string;
}

/**
 * Slides side by side that never move automatically. Before (or without) JavaScript it is a scrollable row with nothing hidden; then Embla
 * takes over and the two controls appear.
 */
export function Carousel({ label, previousLabel, nextLabel, slides, slideClassName = "basis-full", className }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    align: "start",
    loop: true,
    duration: 20,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });
  const [position, setPosition] = useState<number | null>(null);

  useEffect(() => {
    if (!embla) return;
    // The browser's scroll offset from before would be added to Embla's own.
    embla.rootNode().scrollLeft = 0;
    const follow = () => setPosition(embla.selectedScrollSnap());
    embla.on("select", follow).on("reInit", follow);
    follow();
    return () => void embla.off("select", follow).off("reInit", follow);
  }, [embla]);

  const isReady = position !== null;
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <div
        ref={viewport}
        // Without JavaScript the row is scrolled by its keys, as nothing in a slide may take the focus.
        tabIndex={isReady ? undefined : 0}
        className={joinClasses("-m-4 p-4", isReady ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]")}
      >
        <div className="-ml-5 flex touch-pan-y">
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className={joinClasses("min-w-0 shrink-0 grow-0 snap-start pl-5", slideClassName)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={joinClasses("mt-6 flex items-center justify-center gap-3", isReady ? null : "invisible")}>
        <IconButton variant="outline" label={previousLabel} icon={<ArrowLeft aria-hidden />} onClick={() => embla?.scrollPrev()} />
        <p aria-live="polite" className="min-w-14 text-center text-sm text-soft-ink tabular-nums">
          {(position ?? 0) + 1} of {slides.length}
        </p>
        <IconButton variant="outline" label={nextLabel} icon={<ArrowRight aria-hidden />} onClick={() => embla?.scrollNext()} />
      </div>
    </section>
  );
}
