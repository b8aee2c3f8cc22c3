import { Link } from "react-router";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { joinClasses } from "#app/ui/class-names.ts";

/** Positions of the tiles: a row on narrow screens, a loose heap beside the text on wide ones. */
const PLACES = [
  "rotate-[-3deg] lg:left-[3%] lg:top-[7%] lg:w-[41%]",
  "rotate-2 lg:left-[49%] lg:top-0 lg:w-[37%] lg:rotate-3",
  "rotate-[-2deg] lg:left-[21%] lg:top-[53%] lg:w-[37%] lg:rotate-2",
  "rotate-3 lg:left-[63%] lg:top-[54%] lg:w-[32%] lg:rotate-[-4deg]",
] as const;

/** Shows a few featured gifts as if they had just been put down on a table. */
export function HeroTiles({ gifts }: { gifts: readonly ShownGift[] }) {
  if (gifts.length < PLACES.length) return null;
  return (
    <ul aria-label="Featured gifts" className="grid grid-cols-4 gap-2.5 sm:gap-4 lg:relative lg:block lg:aspect-[1.25]">
      {PLACES.map((place, index) => {
        const gift = gifts[index];
        return gift ? (
          <li
            key={gift.id}
            className={joinClasses(
              "transition-transform duration-200 ease-settle hover:z-10 hover:scale-[1.03] has-[a:focus-visible]:z-10 lg:absolute",
              place,
            )}
          >
            <Link to={`/gifts/${gift.id}`} discover="none" className="block overflow-hidden rounded-control shadow-card lg:rounded-panel">
              <GiftPicture image={gift.image} alt={gift.name} sizes="(min-width: 1024px) 300px, 25vw" priority={index === 0} />
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
}
