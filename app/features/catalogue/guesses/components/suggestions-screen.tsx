import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectionBox } from "#app/ui/data-table-selection.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { formatCount } from "../../gift-tags.ts";
import { ModelReadingPanel } from "../../model-reading/components/model-reading-panel.tsx";
import type { ModelReadingAnswer } from "../../model-reading/types.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { MOST_AT_ONCE, suggestionsAddress } from "../suggestion-filters.ts";
import type { OpenGuess, SuggestedCategory, SuggestionFilters } from "../suggested-categories.ts";
import { SuggestionFilterPanel } from "./suggestion-filter-panel.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";

interface SuggestionsScreenProps {
  suggestions: readonly OpenGuess[];
  total: number;
  pageCount: number;
  filters: SuggestionFilters;
  taxonomies: readonly { key: TaxonomyKey; guesses: number }[];
  categories: readonly SuggestedCategory[];
  modelReading: ModelReadingAnswer;
  /** What was just done, and the batch with which it can be undone. */
  done?: { text: string; batchId?: string };
}

const idsOf = ({ giftId, categoryId }: OpenGuess) => `${giftId} ${categoryId}`;

/** The screen where editors confirm or refuse what readers have guessed. */
export function SuggestionsScreen({
  suggestions,
  total,
  pageCount,
  filters,
  taxonomies,
  categories,
  modelReading,
  done,
}: SuggestionsScreenProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader
        title="Suggestions"
        subtitle="Categories that gifts’ own words suggest. What you confirm counts as your own choice; what you reject never comes back."
        actions={
          <ButtonLink to="/admin/teach" variant="secondary">
            Teach the shop
          </ButtonLink>
        }
      />
      {done === undefined ? null : <Done {...done} />}
      <ModelReadingPanel given={modelReading} place="suggestions" />
      <SuggestionFilterPanel {...{ filters, taxonomies, categories }} />
      {suggestions.length === 0 ? (
        <EmptyState
          title="Nothing to review"
          text="New and changed gifts are read within a minute. Guesses about them will show up here."
        />
      ) : (
        <>
          <ConfirmAll {...{ filters, total }} />
          <Decisions key={suggestions.map(idsOf).join()} {...{ suggestions, total }} />
        </>
      )}
      <Pagination page={filters.page} pageCount={pageCount} hrefFor={(page) => suggestionsAddress({ ...filters, page })} />
    </div>
  );
}

function Done({ text, batchId }: { text: string; batchId?: string }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-sky px-4 py-3">
      <span>{text}</span>
      {batchId === undefined ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="batchId" value={batchId} />
          <Button type="submit" size="sm" variant="secondary">
            Undo
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Confirms all suggestions of the category that the screen is narrowed to, those of further pages too. */
function ConfirmAll({ filters: { taxonomy, category }, total }: Pick<SuggestionsScreenProps, "filters" | "total">) {
  if (taxonomy === null || category === null || total < 2) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="taxonomy" value={taxonomy} />
      <input type="hidden" name="category" value={category} />
      <Button type="submit" name="intent" value="confirm-all" size="sm" variant="secondary">
        {total > MOST_AT_ONCE ? `Confirm the ${formatCount(MOST_AT_ONCE)} surest` : `Confirm all ${formatCount(total)} in this category`}
      </Button>
    </Form>
  );
}

function Decisions({ suggestions, total }: { suggestions: readonly OpenGuess[]; total: number }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const isBusy = useNavigation().state !== "idle";
  const all = suggestions.map(idsOf);
  const isAll = checked.size === all.length;
  const toggle = (ids: string) =>
    setChecked((before) => new Set(before.has(ids) ? [...before].filter((id) => id !== ids) : [...before, ids]));
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="pl-3.25 font-semibold">
          <SelectionBox
            label="All on this page"
            showsLabel
            isChecked={isAll}
            isMixed={checked.size > 0 && !isAll}
            onToggle={() => setChecked(new Set(isAll ? [] : all))}
          />
        </span>
        <span className="text-soft-ink tabular-nums">{formatCount(total)} to review</span>
        <div className="ml-auto flex gap-2">
          <Button type="submit" name="intent" value="confirmed" size="sm" disabled={checked.size === 0} busy={isBusy}>
            Confirm {checked.size > 0 ? checked.size : ""}
          </Button>
          <Button type="submit" name="intent" value="refused" size="sm" variant="secondary" disabled={checked.size === 0} busy={isBusy}>
            Reject {checked.size > 0 ? checked.size : ""}
          </Button>
        </div>
      </div>
      <ul aria-label="Suggestions" className="divide-y divide-line rounded-card border border-line bg-card">
        {suggestions.map((suggestion) => {
          const ids = idsOf(suggestion);
          return <SuggestionRow key={ids} suggestion={suggestion} isChecked={checked.has(ids)} onCheck={() => toggle(ids)} />;
        })}
      </ul>
    </Form>
  );
}
