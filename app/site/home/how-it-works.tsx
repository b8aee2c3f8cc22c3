import type { HomeTexts } from "#app/features/look/types.ts";
import { Drawing } from "../drawings/drawing.tsx";
import { ARTIST_PALETTE } from "../drawings/artist-palette.ts";
import { OPEN_BOOK } from "../drawings/open-book.ts";
import { SHOPPING_BAGS } from "../drawings/shopping-bags.ts";
import { WRAPPED_GIFT } from "../drawings/wrapped-gift.ts";
import { Section } from "./section.tsx";

const DRAWINGS = [OPEN_BOOK, WRAPPED_GIFT, ARTIST_PALETTE, SHOPPING_BAGS] as const;

/** Shows the steps of a visit; each has a drawing of its own. */
export function HowItWorks({ steps }: { steps: HomeTexts["steps"] }) {
  return (
    <Section title="How It Works">
      <ol className="grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={DRAWINGS[index]} className="flex gap-4 border-t-2 border-evergreen pt-5">
            <Drawing body={DRAWINGS[index] ?? OPEN_BOOK} className="size-12" />
            <div>
              <h3 className="text-subheading">
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
