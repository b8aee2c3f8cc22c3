import type { ComponentProps, ReactNode } from "react";
import type { HomeSection, Look } from "#app/features/look/types.ts";
import { CategoryShowcase } from "./category-showcase.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { GiftShelf } from "./gift-shelf.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { SeasonBand, type SeasonContent } from "./season-band.tsx";
import { Testimonials } from "./testimonials.tsx";

/** What the home page shows of the shop. */
export type HomeContent = Pick<ComponentProps<typeof Hero>, "example" | "wordsStayHere"> &
  Pick<ComponentProps<typeof CategoryShowcase>, "recipients" | "occasions"> &
  Pick<ComponentProps<typeof Testimonials>, "testimonials"> & {
    season: SeasonContent | null;
    featured: ComponentProps<typeof Hero>["gifts"];
    shelf: ComponentProps<typeof GiftShelf>;
  };

/** Renders the home page with the sections that the look has switched on, in its order. */
export function HomePage({ content, look: { home, texts } }: { content: HomeContent; look: Pick<Look, "home" | "texts"> }) {
  const { featured, shelf, recipients, occasions, testimonials, example, wordsStayHere, season } = content;
  const sections: Record<HomeSection, ReactNode> = {
    hero: <Hero key="hero" texts={texts.hero} gifts={featured} example={example} wordsStayHere={wordsStayHere} />,
    steps: <HowItWorks key="steps" steps={texts.steps} />,
    categories:
      recipients.length + occasions.length === 0 ? null : (
        <CategoryShowcase key="categories" recipients={recipients} occasions={occasions} />
      ),
    shelf: <GiftShelf key="shelf" {...shelf} />,
    testimonials: <Testimonials key="testimonials" testimonials={testimonials} />,
    closing: <ClosingCall key="closing" texts={texts.closing} />,
  };
  const band = season === null ? null : <SeasonBand key="season" {...season} />;
  const shown = home.filter(({ isShown }) => isShown).map(({ section }) => section);
  return (
    <div className="flex flex-col gap-16 pb-16 md:pb-24">
      {/* Every page has one heading of the first rank; without the hero nobody sees it. */}
      {shown.includes("hero") ? null : <h1 className="sr-only">{texts.hero.title.replaceAll("*", "")}</h1>}
      {/* The band stands after the opening, or first where there is none. */}
      {shown.includes("hero") ? null : band}
      {shown.map((section) => (section === "hero" ? [sections.hero, band] : sections[section]))}
    </div>
  );
}
