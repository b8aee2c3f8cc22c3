import { type BenchRow, row } from "./bench-row.ts";
import { ASKED, measureSize, type SizeFigures } from "./size.ts";

const CATALOGUE_SIZES = [1_000, 20_000, 200_000, 1_000_000];
/** At a million gifts no page and no search takes longer. */
const MOST_P95_MS = 100;
const MOST_IMPORT_SECONDS = 1500;

function growthRows(small: SizeFigures, large: SizeFigures): BenchRow[] {
  const from = `from ${small.gifts.toLocaleString("en-US")} to ${large.gifts.toLocaleString("en-US")} gifts`;
  const search = large.p95Ms.search / small.p95Ms.search;
  const perGift = large.importSeconds / large.gifts / (small.importSeconds / small.gifts);
  const deep = large.p95Ms.deep / large.p95Ms.category;
  return [
    row(`search, p95 ${from}`, `${search.toFixed(1)} ×`, "≤ 2 ×", search <= 2),
    row(`import, a gift ${from}`, `${perGift.toFixed(1)} ×`, "≤ 1.1 ×", perGift <= 1.1),
    row("a deep page of a list / the first pages, p95", `${deep.toFixed(1)} ×`, "≤ 1 ×", deep <= 1),
    row(
      `import of ${large.gifts.toLocaleString("en-US")} gifts`,
      `${large.importSeconds.toFixed(0)} s`,
      "≤ 1,500 s",
      large.importSeconds <= MOST_IMPORT_SECONDS,
    ),
  ];
}

/** Measures catalogues of four sizes, and compares the largest with that of 20,000 gifts. */
export async function compareSizes(): Promise<BenchRow[]> {
  const measured: SizeFigures[] = [];
  for (const count of CATALOGUE_SIZES) {
    measured.push(await measureSize(count));
    console.log(JSON.stringify(measured.at(-1)));
  }
  const show = ({ p95Ms, importSeconds, importPeakMb, serverMb, databaseMb }: SizeFigures) =>
    `${ASKED.map((asked) => `${asked} ${p95Ms[asked].toFixed(1)}`).join(", ")} ms; import ${importSeconds.toFixed(0)} s, ${importPeakMb.toFixed(0)} MB; server ${serverMb.toFixed(0)} MB, database ${databaseMb.toFixed(0)} MB`;
  const isQuick = ({ p95Ms }: SizeFigures) => ASKED.every((asked) => p95Ms[asked] <= MOST_P95_MS);
  return [
    ...measured.map((figures) =>
      row(`${figures.gifts.toLocaleString("en-US")} gifts, p95`, show(figures), "each ≤ 100 ms", isQuick(figures)),
    ),
    ...growthRows(measured[1] as SizeFigures, measured.at(-1) as SizeFigures),
  ];
}
