import { Link } from "react-router";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { joinClasses } from "#app/ui/class-names.ts";

/** How so many tiles lie: a row on narrow screens, a loose heap beside the text on wide ones. */
interface Heap {
  row: string;
  places: readonly string[];
  /** The width of a picture in the row; in the heap it is known by the widest place. */
  rowWidth: string;
  heapWidth: string;
}

/** A shop that has only begun has heaps of its own: fewer and larger tiles, so that its first gifts look laid out and not left over. */
const HEAPS: Readonly<Record<1 | 2 | 3 | 4, Heap>> = {
  1: {
    row: "mx-auto w-full max-w-64 grid-cols-1 lg:max-w-none",
    places: ["rotate-2 lg:left-[22%] lg:top-[9%] lg:w-[57%]"],
    rowWidth: "16rem",
    heapWidth: "310px",
  },
  2: {
    row: "mx-auto w-full max-w-md grid-cols-2 lg:max-w-none",
    places: ["rotate-[-3deg] lg:left-[7%] lg:top-[5%] lg:w-[43%]", "rotate-2 lg:left-[47%] lg:top-[45%] lg:w-[41%] lg:rotate-3"],
    rowWidth: "50vw",
    heapWidth: "300px",
  },
  3: {
    row: "mx-auto w-full max-w-2xl grid-cols-3 lg:max-w-none",
    places: [
      "rotate-[-3deg] lg:left-[3%] lg:top-[6%] lg:w-[41%]",
      "rotate-2 lg:left-[49%] lg:top-0 lg:w-[37%] lg:rotate-3",
      "rotate-[-2deg] lg:left-[29%] lg:top-[53%] lg:w-[37%] lg:rotate-2",
    ],
    rowWidth: "33vw",
    heapWidth: "300px",
  },
  4: {
    row: "grid-cols-4",
    places: [
      "rotate-[-3deg] lg:left-[3%] lg:top-[7%] lg:w-[41%]",
      "rotate-2 lg:left-[49%] lg:top-0 lg:w-[37%] lg:rotate-3",
      "rotate-[-2deg] lg:left-[21%] lg:top-[53%] lg:w-[37%] lg:rotate-2",
      "rotate-3 lg:left-[63%] lg:top-[54%] lg:w-[32%] lg:rotate-[-4deg]",
    ],
    rowWidth: "25vw",
    heapWidth: "300px",
  },
};

/** Shows a few featured gifts as if they had just been put down on a table. */
export function HeroTiles({ gifts }: { gifts: readonly ShownGift[] }) {
  const heap = HEAPS[Math.min(gifts.length, 4) as keyof typeof HEAPS] as Heap | undefined;
  if (heap === undefined) return null;
  const { row, places, rowWidth, heapWidth } = heap;
  return (
    <ul aria-label="Featured gifts" className={joinClasses("grid gap-2.5 sm:gap-4 lg:relative lg:block lg:aspect-[1.25]", row)}>
      {gifts.slice(0, places.length).map((gift, index) => (
        <li
          key={gift.id}
          className={joinClasses(
            "transition-transform duration-200 ease-settle hover:z-10 hover:scale-[1.03] has-[a:focus-visible]:z-10 lg:absolute",
            places[index],
          )}
        >
          <Link to={`/gifts/${gift.id}`} discover="none" className="block overflow-hidden rounded-control shadow-card lg:rounded-panel">
            <GiftPicture
              image={gift.image}
              alt={gift.name}
              sizes={`(min-width: 1024px) ${heapWidth}, ${rowWidth}`}
              priority={index === 0}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
