import { Link } from "react-router";
import { ExportLink } from "#app/ui/export-link.tsx";
import { ExampleFigure, ExampleRows } from "#app/ui/example-figure.tsx";
import { searchPath } from "../addresses.ts";
import type { UnmetSearch } from "../types.ts";

/** Lists the searches that found nothing, most frequent first, or an example where nothing has been counted yet. */
export function UnmetSearches({ unmet, isNew, file }: { unmet: readonly UnmetSearch[]; isNew: boolean; file: string }) {
  return (
    <section aria-labelledby="unmet-searches" className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="unmet-searches" className="text-subheading">
          Searches with no results
        </h2>
        {unmet.length === 0 ? null : <ExportLink of="Searches with no results" file={file} />}
      </div>
      <p className="mt-1 mb-3 text-[0.9375rem] text-soft-ink">
        What shoppers searched for and didn’t find. Start with gifts for the top few.
      </p>
      {unmet.length === 0 ? (
        <>
          <p>Every search found something.</p>
          {isNew ? (
            <div className="mt-4">
              <ExampleFigure caption="Words that found nothing, and how often.">
                <ExampleRows
                  rows={[
                    ["left-handed scissors", "6 (3 before)"],
                    ["puzzle 2000 pieces", "4 (5 before)"],
                  ]}
                />
              </ExampleFigure>
            </div>
          ) : null}
        </>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {unmet.map(({ words, count, before }) => (
            <li key={words} className="flex items-center justify-between gap-4">
              <Link to={searchPath(words)} className="inline-flex min-h-touch min-w-0 items-center break-words hover:underline">
                {words}
              </Link>
              <span className="shrink-0 tabular-nums">
                {count} <span className="text-sm text-soft-ink">({before} before)</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
