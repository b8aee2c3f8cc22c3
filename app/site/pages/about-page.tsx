import { ButtonLink } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Prose } from "#app/ui/prose.tsx";
import { Drawing } from "../drawings/drawing.tsx";
import { OPEN_BOOK } from "../drawings/open-book.ts";
import { SHOPPING_BAGS } from "../drawings/shopping-bags.ts";
import { WRAPPED_GIFT } from "../drawings/wrapped-gift.ts";
import { TextLink } from "../text-link.tsx";
import { useSite } from "../use-site.ts";

const PROMISES = [
  {
    drawing: OPEN_BOOK,
    tint: "bg-sky",
    title: "The person first",
    text: "Everything here is sorted by who it’s for: recipient, occasion, interest, age, budget.",
  },
  {
    drawing: WRAPPED_GIFT,
    tint: "bg-butter",
    title: "Honest labels",
    text: "What it is, what’s in the box, what it costs, and when we checked the price. No star ratings, no countdowns.",
  },
  {
    drawing: SHOPPING_BAGS,
    tint: "bg-sage",
    title: "No checkout",
    text: "You buy from a store you know. We don’t take payments, and we never see your card.",
  },
] as const;

export function AboutPage() {
  const { name } = useSite();
  return (
    <div className="mx-auto w-full max-w-content px-4 py-10 md:px-6 md:py-16">
      <header className="max-w-[44rem]">
        <h1 className="text-hero">A gift shop with no checkout</h1>
        <p className="mt-5 text-xl leading-relaxed text-soft-ink">
          {name} helps you find a present for one particular person, and then gets out of the way.
        </p>
      </header>
      <ul className="mt-10 grid gap-4 md:mt-14 md:grid-cols-3 md:gap-6">
        {PROMISES.map(({ drawing, tint, title, text }) => (
          <li key={title} className={joinClasses("rounded-card p-6 md:p-8", tint)}>
            <Drawing body={drawing} className="size-14" />
            <h2 className="mt-4 text-subheading">{title}</h2>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
      <Prose className="mx-auto mt-14 md:mt-20">
        <h2>Why we made it</h2>
        <p>
          Looking for a gift usually means scrolling through a store that wants to sell you something, anything, today. Stores sort by what
          sells. Gifts should be sorted by who they’re for.
        </p>
        <p>
          So we keep a catalog where every gift says who it’s for, for which occasion, and why: the sister who drinks too much coffee, the
          boss you barely know, the grandfather who says he doesn’t need anything. Describe the person to the{" "}
          <TextLink to="/gift-finder">gift finder</TextLink>, or wander through the <TextLink to="/categories">categories</TextLink>.
        </p>
        <h2>How a visit works</h2>
        <p>
          Put the likely ones in your basket and see how the total compares with your budget. Then open each one at its store and buy it
          there. The basket is a notepad, not a checkout: it lives in your browser tab and is gone when you close it.
        </p>
        <h2>How we make money</h2>
        <p>
          Some links to stores are affiliate links. If you buy after following one, the store may pay us a commission, and your price stays
          the same. Our sorting, our search, and our gift finder don’t know what a gift would earn us. The details are in our{" "}
          <TextLink to="/affiliate-disclosure">affiliate disclosure</TextLink>.
        </p>
        <h2>What we leave out</h2>
        <p>
          No ads, no tracking pixels, and no scripts, fonts, or analytics from other companies. You only need an account to keep gifts in
          lists. The little we store is listed, item by item, in our <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
        <h2>Tell us</h2>
        <p>
          Spotted a wrong price, a dead link, or a gift that belongs here? Please <TextLink to="/contact">write to us</TextLink>.
        </p>
      </Prose>
      <div className="mt-14 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/gift-finder" size="lg">
          Find a Gift
        </ButtonLink>
        <ButtonLink to="/categories" size="lg" variant="secondary">
          Browse Categories
        </ButtonLink>
      </div>
    </div>
  );
}
