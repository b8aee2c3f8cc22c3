import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Chip } from "./chip.tsx";

type Address = ComponentProps<typeof Link>["to"];

interface FilterChipsProps {
  chips: readonly { key: string; label: string; removeTo: Address }[];
  /** URL without any filter. */
  clearTo: Address;
}

/** The active filters, each with a link that removes it. */
export function FilterChips({ chips, clearTo }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, removeTo }) => (
        <Chip key={key} label={label} removeTo={removeTo} />
      ))}
      <Link
        to={clearTo}
        preventScrollReset
        className="relative inline-flex min-h-9 items-center rounded-control px-2.5 text-sm font-semibold text-evergreen underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-linen"
      >
        Clear all
      </Link>
    </div>
  );
}
