import { Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CATEGORY_LIMITS } from "../../constants.ts";
import { findValues, type TaxonomyValue } from "../../taxonomy-value.ts";

interface ValueSearchProps {
  /** The title of the tab. */
  title: string;
  typed: string;
  onType: (typed: string) => void;
}

/** The search among the values of a tab, which shows what it finds while the editor types. */
export function ValueSearch({ title, typed, onType }: ValueSearchProps) {
  return (
    <TextField
      label={`Search ${title}`}
      hidesLabel
      inputMode="search"
      placeholder={`Search ${title.toLowerCase()} by name, slug, or description`}
      maxLength={CATEGORY_LIMITS.name}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      icon={<Search aria-hidden />}
      trailing={
        typed === "" ? null : <IconButton label="Clear the search" icon={<X aria-hidden />} onClick={() => onType("")} className="size-9" />
      }
      className="max-w-xl"
    />
  );
}

interface FoundValuesProps {
  values: TaxonomyValue[];
  typed: string;
  onClear: () => void;
  children: (found: TaxonomyValue[]) => ReactNode;
}

/** Renders what the search finds, or says that it finds nothing. */
export function FoundValues({ values, typed, onClear, children }: FoundValuesProps) {
  const found = findValues(values, typed);
  return (
    <>
      <p role="status" className="sr-only">
        {typed.trim() === "" ? "" : `${found.length} found`}
      </p>
      {values.length > 0 && found.length === 0 ? (
        <EmptyState
          title={`Nothing here matches “${typed.trim()}”`}
          headingLevel={3}
          action={
            <Button variant="secondary" onClick={onClear}>
              Show all
            </Button>
          }
        />
      ) : (
        children(found)
      )}
    </>
  );
}
