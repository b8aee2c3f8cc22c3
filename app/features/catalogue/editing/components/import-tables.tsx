import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { labelColumn } from "../../import-columns.ts";
import { formatCount } from "../../gift-tags.ts";
import type { ImportState } from "./use-gift-import.ts";

const nameColumns = (columns: string) => columns.split(", ").map(labelColumn).join(", ");

/** The rows that are refused, each with its line and the reason; `inAll` may be more than are shown. */
export function RejectsTable({ rejects, inAll }: { rejects: ImportState["rejects"]; inAll: number }) {
  if (rejects.length === 0) return null;
  const caption = rejects.length < inAll ? `The first ${rejects.length} of ${formatCount(inAll)} rejected rows` : "Rejected rows";
  return (
    <LinesTable caption={caption} columns={["Column", "Reason"]}>
      {rejects.map(({ line, column, reason }) => (
        <Line key={line} line={line}>
          <td className="px-3 py-1.5">{column === "" ? "The whole row" : nameColumns(column)}</td>
          <td className="px-3 py-1.5 break-words">{reason}</td>
        </Line>
      ))}
    </LinesTable>
  );
}

/** What an import changes, gift by gift, with old and new values; `inAll` may be more than are shown. */
export function ChangesTable({ changes, inAll }: { changes: ImportState["changes"]; inAll: number }) {
  if (changes.length === 0) return null;
  const caption = changes.length < inAll ? `The first ${changes.length} of ${formatCount(inAll)} changes` : "All changes";
  return (
    <LinesTable caption={caption} columns={["Gift", "Change"]}>
      {changes.map(({ line, kind, name, changed }) => (
        <Line key={line} line={line}>
          <td className="px-3 py-1.5 break-words">{name}</td>
          <td className="px-3 py-1.5">
            {kind === "created" ? (
              <Badge tone="positive">New</Badge>
            ) : (
              <ul className="flex flex-col gap-1 text-sm">
                {changed.map(({ column, was, is }) => (
                  <li key={column} className="break-words">
                    <span className="font-semibold">{labelColumn(column)}:</span> <del>{was === "" ? "empty" : was}</del>{" "}
                    <span aria-hidden>→</span> <ins className="no-underline">{is === "" ? "empty" : is}</ins>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </Line>
      ))}
    </LinesTable>
  );
}

function LinesTable({ caption, columns, children }: { caption: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-control border border-line">
      <table className="w-full text-[0.9375rem]">
        <caption className="px-3 py-2 text-left text-sm text-soft-ink">{caption}</caption>
        <thead className="text-left text-sm text-soft-ink">
          <tr className="border-y border-line">
            <th scope="col" className="w-14 px-3 py-1.5 text-right font-semibold">
              Line
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-1.5 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Line({ line, children }: { line: number; children: ReactNode }) {
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <td className="px-3 py-1.5 text-right text-soft-ink tabular-nums">{line}</td>
      {children}
    </tr>
  );
}
