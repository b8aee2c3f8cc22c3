import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { FinderBox } from "./finder-box.tsx";
import { HeroTiles } from "./hero-tiles.tsx";

/** Shows what the site does in one line, with the finder's box. */
export function Hero({ gifts, wordsStayHere }: { gifts: readonly ShownGift[]; wordsStayHere: boolean }) {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid w-full max-w-content items-center gap-x-12 gap-y-8 px-4 pt-8 md:px-6 md:pt-12 lg:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]"
    >
      <div>
        <h1 id="hero-title" className="text-hero lg:max-xl:text-[3.1rem]">
          Tell us about them. <span className="whitespace-nowrap">We’ll find</span>{" "}
          <span className="whitespace-nowrap text-ribbon">the one.</span>
        </h1>
        <p className="mt-4 max-w-[34rem] text-lg text-soft-ink">
          Say who it is for, what they love and what you would like to spend. We show gifts that fit, and you buy them at stores you know.
        </p>
        <FinderBox wordsStayHere={wordsStayHere} />
      </div>
      <HeroTiles gifts={gifts} />
    </section>
  );
}
