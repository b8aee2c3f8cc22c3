import type { HomeTexts } from "#app/features/look/types.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "../drawings/drawing.tsx";
import { LOVE_LETTER } from "../drawings/love-letter.ts";
import { EmphasizedTitle } from "./section.tsx";

/** Renders the closing section of the home page, with a last link to the gift finder. */
export function ClosingCall({ texts: { title, lead } }: { texts: HomeTexts["closing"] }) {
  return (
    <section aria-labelledby="closing-title" className="mx-auto w-full max-w-content px-4 md:px-6">
      <div className="flex flex-col items-center rounded-panel bg-lilac px-6 py-12 text-center md:py-16">
        <Drawing body={LOVE_LETTER} className="size-16 rotate-[-6deg]" />
        <h2 id="closing-title" className="mt-4 text-title">
          <EmphasizedTitle title={title} />
        </h2>
        {lead === "" ? null : <p className="mt-2 max-w-[32rem] text-lg text-ink/80">{lead}</p>}
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/gift-finder" size="lg" prefetch="intent">
            Find a Gift
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
