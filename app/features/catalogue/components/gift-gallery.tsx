import { useId, useRef, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import type { FurtherPicture as Picture } from "../gift-lines.ts";
import type { GiftDetail } from "../types.ts";
import { GiftPicture } from "./gift-picture.tsx";

const SIZES = "(min-width: 1200px) 570px, (min-width: 768px) 46vw, 100vw";

/** Returns a gift's pictures in their order, each with its text. */
function picturesOf({ image, imageAlt, pictures, name }: GiftDetail): Picture[] {
  const others = image === null ? pictures : [{ image, alt: imageAlt ?? "" }, ...pictures];
  return others.map((picture, place) => ({ ...picture, alt: picture.alt || (place === 0 ? name : `${name}, picture ${place + 1}`) }));
}

/** Shows a gift's picture, or several as a row that is swiped through, with a link to each. */
export function GiftGallery({ gift }: { gift: GiftDetail }) {
  const pictures = picturesOf(gift);
  if (pictures.length > 1) return <PictureRow name={gift.name} pictures={pictures} />;
  return <GiftPicture image={pictures[0]?.image ?? gift.shownImage} alt={pictures[0]?.alt ?? gift.name} sizes={SIZES} priority />;
}

/** The row scrolls by itself; without JavaScript the links below lead to its pictures too. */
function PictureRow({ name, pictures }: { name: string; pictures: readonly Picture[] }) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const idOf = (place: number) => `${id}-${place + 1}`;

  function show(place: number) {
    const target = row.current?.children[place];
    if (target instanceof HTMLElement) row.current?.parentElement?.scrollTo({ left: target.offsetLeft });
  }

  return (
    <section aria-label={`Pictures of ${name}`}>
      <div
        role="group"
        aria-label="All pictures, side by side"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to scroll the row.
        tabIndex={0}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))}
        className="relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        <ul ref={row} className="flex">
          {pictures.map(({ image, alt }, place) => (
            <li key={`${place} ${image}`} id={idOf(place)} className="w-full shrink-0 snap-start">
              <GiftPicture image={image} alt={alt} sizes={SIZES} priority={place === 0} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="flex flex-wrap gap-2 border-t border-line p-3 print:hidden">
        {pictures.map(({ image, alt }, place) => (
          <li key={`${place} ${image}`}>
            <a
              href={`#${idOf(place)}`}
              aria-label={`Picture ${place + 1} of ${pictures.length}: ${alt}`}
              aria-current={shown === place}
              onClick={(event) => {
                event.preventDefault();
                show(place);
              }}
              className={joinClasses(
                "block size-14 overflow-hidden rounded-tag border-2 transition-colors duration-150",
                shown === place ? "border-evergreen" : "border-transparent hover:border-edge",
              )}
            >
              <GiftPicture image={image} alt="" sizes="56px" className="block size-full bg-linen object-cover" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
