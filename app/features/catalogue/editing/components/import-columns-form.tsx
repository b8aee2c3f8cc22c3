import { SelectField } from "#app/ui/select-field.tsx";
import { CATALOGUE_COLUMNS, type CatalogueColumn, type Delimiter, labelColumn } from "../../import-columns.ts";
import type { FileColumn, LookedAtFile } from "./use-import-choices.ts";

const ENCODINGS: Record<LookedAtFile["encoding"], string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
};
const MARKS: Record<Delimiter, string> = { ",": "commas", ";": "semicolons", "\t": "tabs" };

interface ImportColumnsFormProps {
  look: LookedAtFile;
  /** What stands in the way of importing these columns. */
  fault: string | null;
  isBusy: boolean;
  onChoose: (place: number, column: CatalogueColumn | null) => void;
}

/** Shows what each column of a file becomes, with what stands in it, and lets an editor say otherwise. Open where something is unclear. */
export function ImportColumnsForm({ look, fault, isBusy, onChoose }: ImportColumnsFormProps) {
  const { columns, encoding, delimiter } = look;
  const leftOut = columns.filter(({ column }) => column === null).length;
  const isUnclear = fault !== null || columns.some(({ isKnown }) => !isKnown);
  const outcome = leftOut === 0 ? "all used" : leftOut === 1 ? "1 left out" : `${leftOut} left out`;
  return (
    <details open={isUnclear} className="rounded-control border border-line">
      <summary className="cursor-pointer px-4 py-2.5">
        <span className="font-semibold">
          {columns.length} {columns.length === 1 ? "column" : "columns"}, {outcome}
        </span>{" "}
        <span className="text-sm text-soft-ink">
          Separated by {MARKS[delimiter]}, encoded as {ENCODINGS[encoding]}. Your choices are remembered for the next file.
        </span>
      </summary>
      {fault === null ? null : (
        <p role="alert" className="mx-4 mb-2 rounded-control bg-blush px-3 py-2 text-ribbon-deep">
          {fault}
        </p>
      )}
      <div className="overflow-x-auto">
        <table className="w-full text-[0.9375rem]">
          <caption className="sr-only">Columns of the file</caption>
          <thead className="text-left text-sm text-soft-ink">
            <tr className="border-y border-line">
              <th scope="col" className="px-4 py-1.5 font-semibold">
                In your file
              </th>
              <th scope="col" className="px-3 py-1.5 font-semibold max-sm:hidden">
                Example
              </th>
              <th scope="col" className="px-3 py-1.5 font-semibold">
                Becomes
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, place) => (
              // Two columns of a file may have one name, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <ColumnRow key={place} {...{ column, isBusy }} onChoose={(chosen) => onChoose(place, chosen)} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function ColumnRow({
  column: { written, column, samples },
  isBusy,
  onChoose,
}: {
  column: FileColumn;
  isBusy: boolean;
  onChoose: (column: CatalogueColumn | null) => void;
}) {
  const name = written.trim() === "" ? "(no name)" : written;
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="max-w-48 px-4 py-2.5 text-left font-semibold break-words">
        {name}
        <span className="block text-sm font-normal text-soft-ink sm:hidden">{samples[0] ?? "empty"}</span>
      </th>
      <td className="max-w-80 px-3 py-2.5 text-sm break-words text-soft-ink max-sm:hidden">
        {samples.length === 0 ? "empty" : samples.join(" · ")}
      </td>
      <td className="px-3 py-1.5">
        <SelectField
          label={`What “${name}” becomes`}
          hidesLabel
          value={column ?? ""}
          disabled={isBusy}
          onChange={(event) => onChoose(CATALOGUE_COLUMNS.find((known) => known === event.target.value) ?? null)}
          className="min-w-36"
        >
          <option value="">Leave it out</option>
          {CATALOGUE_COLUMNS.map((known) => (
            <option key={known} value={known}>
              {labelColumn(known)}
            </option>
          ))}
        </SelectField>
      </td>
    </tr>
  );
}
