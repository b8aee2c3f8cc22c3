import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import type { HomeTexts } from "#app/features/look/types.ts";
import { EmphasizedTitle } from "./section.tsx";
import { FinderBox } from "./finder-box.tsx";
import { HeroTiles } from "./hero-tiles.tsx";

interface HeroProps {
  texts: HomeTexts["hero"];
  gifts: readonly ShownGift[];
  /** Stands in the empty box. */
  example: string;
  wordsStayHere: boolean;
}

/** Shows what the site does in one line, with the finder's box. */
export function Hero({ texts: { title, lead }, gifts, example, wordsStayHere }: HeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid w-full max-w-content items-center gap-x-12 gap-y-8 px-4 pt-8 md:px-6 md:pt-10 lg:grid-cols-[minmax(0,1.06fr)_minmax(0,1fr)]"
    >
      <div>
        <h1 id="hero-title" className="text-hero lg:max-xl:text-[3.1rem]">
          <EmphasizedTitle title={title} />
        </h1>
        {lead === "" ? null : <p className="mt-4 max-w-[34rem] text-lg text-soft-ink">{lead}</p>}
        <FinderBox example={example} wordsStayHere={wordsStayHere} />
      </div>
      <HeroTiles gifts={gifts} />
    </section>
  );
}
