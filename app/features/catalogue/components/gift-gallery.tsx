import { type ReactNode, useId, useRef, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import type { FurtherPicture as Picture } from "../gift-lines.ts";
import type { GiftDetail } from "../types.ts";
import { GiftPicture } from "./gift-picture.tsx";
import { PictureLink } from "./picture-link.tsx";

const loadViewer = () => import("./picture-viewer.tsx");
const prepareViewer = () => void loadViewer().catch(() => undefined);

const SIZES = "(min-width: 1200px) 570px, (min-width: 768px) 46vw, 100vw";

/** Returns a gift's pictures in their order, each with its text. */
function picturesOf({ image, imageAlt, pictures, name }: GiftDetail): Picture[] {
  const others = image === null ? pictures : [{ image, alt: imageAlt ?? "" }, ...pictures];
  return others.map((picture, place) => ({ ...picture, alt: picture.alt || (place === 0 ? name : `${name}, picture ${place + 1}`) }));
}

/**
 * Shows a gift's picture, or several as a row that is swiped through, with a link to each. A picture of its own opens large; the drawing in
 * place of one does not.
 */
export function GiftGallery({ gift }: { gift: GiftDetail }) {
  const { showToast } = useToast();
  const [viewed, setViewed] = useState<number | null>(null);
  const viewer = useLazyModule(loadViewer, viewed !== null, () => {
    setViewed(null);
    showToast({
      title: "The picture could not be opened",
      description: "Please check your connection and try again.",
      type: "destructive",
    });
  });
  const pictures = picturesOf(gift);
  const [first] = pictures;
  if (first === undefined) return <GiftPicture image={gift.shownImage} alt={gift.name} sizes={SIZES} priority />;
  const shown = pictures.map((picture, place) => (
    <PictureLink
      key={`${place} ${picture.image}`}
      image={picture.image}
      number={pictures.length > 1 ? place + 1 : null}
      onPrepare={prepareViewer}
      onOpen={() => setViewed(place)}
    >
      <GiftPicture {...picture} sizes={SIZES} priority={place === 0} />
    </PictureLink>
  ));
  return (
    <>
      {pictures.length > 1 ? <PictureRow name={gift.name} pictures={pictures} shown={shown} /> : shown}
      {viewer ? (
        <viewer.PictureViewer name={gift.name} pictures={pictures} place={viewed} onShow={setViewed} onClose={() => setViewed(null)} />
      ) : null}
    </>
  );
}

interface PictureRowProps {
  name: string;
  pictures: readonly Picture[];
  /** Each picture as it stands in the row. */
  shown: readonly ReactNode[];
}

/** The row scrolls by itself; without JavaScript the links below lead to its pictures too. */
function PictureRow({ name, pictures, shown }: PictureRowProps) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
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
        onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))}
        className="relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        <ul ref={row} className="flex">
          {pictures.map(({ image }, place) => (
            <li key={`${place} ${image}`} id={idOf(place)} className="w-full shrink-0 snap-start">
              {shown[place]}
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
              aria-current={current === place}
              onClick={(event) => {
                event.preventDefault();
                show(place);
              }}
              className={joinClasses(
                "block size-14 overflow-hidden rounded-tag border-2 transition-colors duration-150",
                current === place ? "border-evergreen" : "border-transparent hover:border-edge",
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
