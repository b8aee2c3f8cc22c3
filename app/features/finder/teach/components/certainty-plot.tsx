import type { Certainty } from "../certainty.ts";
import { LEAST_GIFTS } from "../steps.ts";

const LINES = [
  { key: "recipient", name: "Recipients", color: "var(--color-evergreen)" },
  { key: "occasion", name: "Occasions", color: "var(--color-ribbon)" },
  { key: "interest", name: "Interests", color: "var(--color-soft-ink)" },
] as const;
const WIDTH = 400;
const HEIGHT = 270;
const MARGIN = { left: 56, right: 12, top: 34, bottom: 48 };
const SHARES = [0, 25, 50, 75, 100];

const shareOf = (point: Certainty, key: (typeof LINES)[number]["key"]) =>
  point.gifts === 0 ? 0 : Math.round((100 * point[key]) / point.gifts);

const and = new Intl.ListFormat("en");

/** Says how sure the shop is, and how sure it was before it was taught more. */
function wordCertainty(first: Certainty, now: Certainty): string {
  const wordShares = (word: (key: (typeof LINES)[number]["key"]) => string) =>
    and.format(LINES.map(({ key, name }) => `${name.toLowerCase()} for ${word(key)}`));
  if (now.taught === first.taught) return `Known for sure: ${wordShares((key) => `${shareOf(now, key)}%`)} of the gifts.`;
  return `Known for sure, now and before teaching: ${wordShares((key) => `${shareOf(now, key)}% (${shareOf(first, key)}%)`)} of the gifts.`;
}

/** Shows how sure the shop was after each training, and how sure it is now, by the number of gifts taught; with the same numbers as a table. */
export function CertaintyPlot({ points }: { points: readonly Certainty[] }) {
  const most = Math.max(LEAST_GIFTS, ...points.map(({ taught }) => taught));
  const acrossOf = (taught: number) => MARGIN.left + (taught / most) * (WIDTH - MARGIN.left - MARGIN.right);
  const downOf = (share: number) => HEIGHT - MARGIN.bottom - (share / 100) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const counts = [...new Set([0, Math.round(most / 2), most])];
  const [first, now] = [points[0], points.at(-1)];
  // Taking answers back leads to fewer gifts taught than before.
  const inOrder = points.toSorted((one, other) => one.taught - other.taught);
  const lines = LINES.map(({ key, color, name }) => ({
    color,
    name,
    places: inOrder.map((point) => [acrossOf(point.taught), downOf(shareOf(point, key))].map((at) => Math.round(at)) as [number, number]),
  }));
  return (
    <figure className="max-w-xl rounded-card border border-line bg-card p-4">
      <figcaption>
        <strong className="font-semibold">How sure the shop is about its gifts</strong>
        {first === undefined || now === undefined ? null : (
          <span className="mt-1 block text-[0.9375rem] text-soft-ink">{wordCertainty(first, now)}</span>
        )}
      </figcaption>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 w-full max-w-lg fill-soft-ink text-[0.8125rem]">
        {SHARES.map((share) => (
          <g key={share}>
            <path d={`M${MARGIN.left} ${downOf(share)}H${WIDTH - MARGIN.right}`} stroke="var(--color-line)" />
            <text x={MARGIN.left - 8} y={downOf(share) + 4} textAnchor="end">
              {share}
            </text>
          </g>
        ))}
        {counts.map((count) => (
          <text key={count} x={acrossOf(count)} y={HEIGHT - 28} textAnchor={count === most ? "end" : "middle"}>
            {count}
          </text>
        ))}
        <text x={(MARGIN.left + WIDTH - MARGIN.right) / 2} y={HEIGHT - 6} textAnchor="middle">
          Gifts taught
        </text>
        <text transform={`translate(14 ${(MARGIN.top + HEIGHT - MARGIN.bottom) / 2}) rotate(-90)`} textAnchor="middle">
          Gifts known for sure (%)
        </text>
        {lines.map(({ name, color, places }, line) => (
          <g key={name} stroke={color} fill={color}>
            <polyline points={places.map((place) => place.join()).join(" ")} fill="none" strokeWidth="2.5" />
            {places.map(([x, y], place) => (
              <circle key={place} cx={x} cy={y} r="4" />
            ))}
            <circle cx={MARGIN.left + 8 + line * 108} cy="14" r="5" />
            <text x={MARGIN.left + 20 + line * 108} y="18" stroke="none">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <details className="mt-2">
        <summary className="inline-flex min-h-touch cursor-pointer items-center text-sm text-soft-ink">View as a table</summary>
        <div className="overflow-x-auto">
          <table className="w-full text-[0.9375rem] tabular-nums">
            <caption className="sr-only">Gifts known for sure, in percent, by the number of gifts taught</caption>
            <thead>
              <tr className="text-left text-sm text-soft-ink">
                {["Gifts taught", ...LINES.map(({ name }) => name)].map((title) => (
                  <th key={title} scope="col" className="py-1.5 pr-3 font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point, place) => (
                <tr key={place} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {point.taught}
                    {place === points.length - 1 ? " (now)" : ""}
                  </th>
                  {LINES.map(({ key }) => (
                    <td key={key} className="py-1.5">
                      {shareOf(point, key)}%
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
