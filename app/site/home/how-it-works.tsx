import { Drawing } from "../drawings/drawing.tsx";
import { ARTIST_PALETTE } from "../drawings/artist-palette.ts";
import { OPEN_BOOK } from "../drawings/open-book.ts";
import { SHOPPING_BAGS } from "../drawings/shopping-bags.ts";
import { WRAPPED_GIFT } from "../drawings/wrapped-gift.ts";
import { Section } from "./section.tsx";

const STEPS = [
  { drawing: OPEN_BOOK, title: "Tell us who", text: "The person, the occasion, what they love, and what you would like to spend." },
  { drawing: WRAPPED_GIFT, title: "See what fits", text: "Gifts chosen for that person, with honest descriptions and clear prices." },
  { drawing: ARTIST_PALETTE, title: "Refine", text: "Another budget, another interest. Gather the likely ones in your basket." },
  { drawing: SHOPPING_BAGS, title: "Buy at the store", text: "We take you to a partner retailer. You pay there, never here." },
] as const;

export function HowItWorks() {
  return (
    <Section title="How It Works">
      <ol className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {STEPS.map(({ drawing, title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-evergreen pt-5 sm:block">
            <Drawing body={drawing} className="size-12" />
            <div>
              <h3 className="text-subheading sm:mt-3">
                <span className="sr-only">Step {index + 1}: </span>
                {title}
              </h3>
              <p className="mt-1 text-soft-ink">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
