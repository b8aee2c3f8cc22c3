import { Link } from "react-router";
import { formatCount } from "../../gift-tags.ts";
import { taxonomy } from "../../taxonomies.ts";
import { suggestionsPath } from "../summary.ts";
import type { TaxonomySummary } from "../taxonomy-summary.ts";

const HEADING = "px-3 py-1.5 font-semibold";
const NUMBER = "px-3 py-1.5 text-right tabular-nums";

/** Shows how far the catalogue is described, and where somebody should have a look. */
export function CatalogueSummary({ summary }: { summary: readonly TaxonomySummary[] }) {
  const known = summary.filter(({ said, sure, open }) => said + sure + open > 0);
  if (known.length === 0) return null;
  return (
    <div className="overflow-x-auto rounded-control border border-line">
      <table className="w-full text-[0.9375rem]">
        <caption className="px-3 py-2 text-left text-sm text-soft-ink">What the shop now knows about its gifts</caption>
        <thead className="text-left text-sm text-soft-ink">
          <tr className="border-y border-line">
            <th scope="col" className={HEADING}>
              Described by
            </th>
            <th scope="col" className={`${HEADING} text-right`}>
              Gifts, as stated
            </th>
            <th scope="col" className={`${HEADING} text-right`}>
              From sure guesses
            </th>
            <th scope="col" className={`${HEADING} text-right`}>
              To review
            </th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ key, said, sure, open }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-3 py-1.5 text-left font-semibold first-letter:uppercase">
                {taxonomy(key).plural}
              </th>
              <td className={NUMBER}>{formatCount(said)}</td>
              <td className={NUMBER}>{formatCount(sure)}</td>
              <td className={NUMBER}>
                {open === 0 ? (
                  "0"
                ) : (
                  <Link to={suggestionsPath(key)} className="font-semibold text-evergreen underline underline-offset-4">
                    {formatCount(open)}
                    <span className="sr-only"> suggested {taxonomy(key).plural}</span>
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
