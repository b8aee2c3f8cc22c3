import { FinderForm } from "#app/features/finder/components/finder-form.tsx";
import type { SiteLink as Link } from "#app/features/look/types.ts";
import { Button } from "#app/ui/button.tsx";
import { Emoji } from "#app/ui/emoji.tsx";
import { SiteLink } from "../site-link.tsx";

/** What the home page says of the season. */
export interface SeasonContent {
  icon: string;
  title: string;
  text: string;
  link: Link | null;
  /** How a sentence to the finder begins; null in a band with words of the shop's own. */
  brief: string | null;
  /** Other occasions that are near, with their days. */
  beside: { name: string; day: string }[];
}

const FIELD = "season-wish";

/** Renders the band about the season: the days left, the last day to order, gifts for it, and a sentence that begins the finder. */
export function SeasonBand({ icon, title, text, link, brief, beside }: SeasonContent) {
  return (
    <section aria-labelledby="season-title" className="mx-auto w-full max-w-content px-4 md:px-6">
      <div className="grid items-center gap-x-10 gap-y-4 rounded-panel bg-butter px-5 py-5 md:px-8 lg:grid-cols-2">
        <div className="flex items-start gap-4">
          <Emoji symbol={icon} className="size-11 shrink-0" />
          <div className="min-w-0">
            <h2 id="season-title" className="text-heading">
              {title}
            </h2>
            <p className="mt-1">
              {text}{" "}
              {link === null ? null : (
                <SiteLink to={link.to} className="font-semibold underline underline-offset-[0.2em] hover:decoration-2">
                  {link.label}
                </SiteLink>
              )}
            </p>
            {beside.length === 0 ? null : (
              <p className="mt-1 text-sm text-ink/80">Also coming up: {beside.map(({ name, day }) => `${name}, ${day}`).join("; ")}</p>
            )}
          </div>
        </div>
        {brief === null ? null : (
          <FinderForm className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-60">
              <label htmlFor={FIELD} className="text-[0.9375rem] font-semibold">
                Finish the sentence
              </label>
              <input
                id={FIELD}
                name="text"
                type="text"
                defaultValue={brief}
                maxLength={500}
                className="mt-1 block h-12 w-full rounded-control border border-edge bg-card px-3"
              />
            </div>
            <Button type="submit" className="flex-1 whitespace-nowrap sm:flex-none">
              Show me ideas
            </Button>
          </FinderForm>
        )}
      </div>
    </section>
  );
}
