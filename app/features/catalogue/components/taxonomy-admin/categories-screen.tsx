import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { StarterGroup } from "../../starter-categories.ts";
import { StarterCategories } from "../starter-categories.tsx";
import { CATEGORY_ADMIN_TEXTS as TEXTS, CATEGORY_TABS } from "../../taxonomy-admin.ts";
import { TaxonomyScreen, type TaxonomyScreenProps } from "./taxonomy-screen.tsx";
import { ValueGrid } from "./value-grid.tsx";

/** The screen /admin/categories shows eleven taxonomies as cards. `starters` is what a shop without any category is offered. */
export function CategoriesScreen({ starters, ...props }: TaxonomyScreenProps & { starters: readonly StarterGroup[] | null }) {
  return (
    <TaxonomyScreen {...props} screen="category" tabs={CATEGORY_TABS} texts={TEXTS}>
      {({ values, isSearching, title, dialogs, changes }) => (
        <section aria-labelledby="values" className="flex flex-col gap-4">
          <h2 id="values" className="text-subheading">
            {title}
            <span className="ml-2 text-base font-normal text-soft-ink tabular-nums">{values.length}</span>
          </h2>
          {values.length === 0 ? (
            <EmptyState
              title={TEXTS.empty}
              headingLevel={3}
              action={
                <>
                  <Button onClick={dialogs.add}>{TEXTS.addFirst}</Button>
                  {starters === null ? null : <StarterCategories groups={starters} />}
                </>
              }
            />
          ) : (
            <ValueGrid
              label={title}
              values={values}
              canMove={!isSearching}
              onEdit={dialogs.edit}
              onMerge={dialogs.merge}
              onDelete={dialogs.remove}
              onPlace={changes.place}
            />
          )}
        </section>
      )}
    </TaxonomyScreen>
  );
}
