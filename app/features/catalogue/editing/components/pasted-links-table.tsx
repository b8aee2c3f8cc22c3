import { Badge } from "#app/ui/badge.tsx";
import { RowCheckbox } from "#app/ui/data-table-selection.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { GiftPicture } from "../../components/gift-picture.tsx";
import { describeDouble, DoubleLink } from "./gift-doubles.tsx";
import type { PastedLink } from "./use-link-reading.ts";

interface PastedLinksTableProps {
  rows: readonly PastedLink[];
  onChoose: (link: string, isChosen: boolean) => void;
}

const CELL = "px-3 py-2.5 align-top";
const BOX_CELL = "w-14 py-1 pl-1.5 align-top";

function storeOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, "");
}

/** The pasted links with what was read of each: picture, name, store and price, or why it was not read. */
export function PastedLinksTable({ rows, onChoose }: PastedLinksTableProps) {
  const selection = {
    selected: new Set(rows.filter(({ isChosen }) => isChosen).map(({ link }) => link)),
    onChange: (selected: ReadonlySet<string>) =>
      rows.filter(({ link, isChosen }) => selected.has(link) !== isChosen).forEach(({ link, isChosen }) => onChoose(link, !isChosen)),
    labelOf: ({ product, link }: PastedLink) => product?.name ?? link,
  };
  return (
    <div className="overflow-x-auto rounded-control border border-line">
      <table className="w-full text-[0.9375rem]">
        <caption className="px-3 py-2 text-left text-sm text-soft-ink">What we found at each link. Uncheck what you don’t want.</caption>
        <thead className="text-left text-sm text-soft-ink">
          <tr className="border-y border-line">
            <th scope="col" className="px-3 py-1.5">
              <span className="sr-only">Save</span>
            </th>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              Gift and store
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-semibold">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.link} className="border-b border-line last:border-b-0">
              <td className={BOX_CELL}>
                {row.state === "found" ? (
                  <RowCheckbox row={{ ...row, id: row.link }} selection={selection} />
                ) : row.state === "reading" ? (
                  <Spinner className="m-3 size-5" />
                ) : null}
              </td>
              <td className={CELL}>
                <LinkRow row={row} />
              </td>
              <td className={`${CELL} text-right whitespace-nowrap tabular-nums`}>
                {row.product === null || row.product.priceCents === null ? (
                  <span className="text-soft-ink">{row.product === null ? "" : "None"}</span>
                ) : (
                  formatMoney(row.product.priceCents, row.product.currency)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LinkRow({ row: { link, state, product, doubles, fault } }: { row: PastedLink }) {
  return (
    <div className="flex gap-3">
      {product === null ? null : (
        <GiftPicture image={product.image} alt="" sizes="44px" className="block size-11 shrink-0 rounded-control bg-linen object-cover" />
      )}
      <div className="flex min-w-0 flex-col gap-1">
        {product === null ? null : <p className="font-semibold wrap-anywhere">{product.name}</p>}
        <p className="text-sm wrap-anywhere text-soft-ink">
          <a href={link} target="_blank" rel="noopener noreferrer" className="underline underline-offset-4 hover:text-evergreen">
            {product === null ? link : storeOf(link)}
          </a>
          {state === "reading" ? " is being read…" : null}
          {state === "waiting" ? " is waiting." : null}
        </p>
        {state === "saved" ? (
          <p>
            <Badge tone="positive">Saved</Badge>
          </p>
        ) : null}
        {fault === null ? null : <p className="text-sm text-ribbon-deep">{fault}</p>}
        {product?.source === "api" ? (
          <p className="text-sm text-soft-ink">From the store’s API. It’s saved as a draft, so that you can put it in your own words.</p>
        ) : null}
        {product === null || product.note === null ? null : <p className="text-sm text-soft-ink">{product.note}</p>}
        {state !== "found" || doubles.length === 0 ? null : (
          <ul className="text-sm">
            {doubles.map((double) => (
              <li key={double.id}>
                You may already have it: <DoubleLink double={double} /> <span className="text-soft-ink">({describeDouble(double)})</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
