import { useState } from "react";
import { GiftFinderList } from "#app/features/catalogue/components/gift-finder-list.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { COLLECTION_SORT_LABELS } from "../../collection-page.ts";
import { COLLECTION_LIMITS, COLLECTION_SORTS } from "../../constants.ts";
import type { CollectionGift, CollectionSort, RuleChoice, RuleTaxonomy } from "../../types.ts";
import type { CollectionFieldsProps } from "./collection-fields.ts";
import { GiftOrder } from "./gift-order.tsx";
import { RuleFields } from "./rule-fields.tsx";

interface GiftFieldsProps extends CollectionFieldsProps {
  choices: Record<RuleTaxonomy, RuleChoice[]>;
  gifts: ReadonlyMap<string, CollectionGift>;
  /** Is called with a gift that was found, so that its name is known. */
  onFound: (gift: CollectionGift) => void;
}

/** Which gifts a collection has, by hand or by a rule, and in which order. */
export function GiftFields({ form, errors, change, choices, gifts, onFound }: GiftFieldsProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { isByRule, sort, pinned, leftOut } = form;
  const sorts = COLLECTION_SORTS.filter((known) => !isByRule || known !== "hand");
  const fieldsProps = { form, errors, change };
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-3 font-display text-subheading">Which gifts</legend>
      <div className="flex flex-wrap gap-x-8">
        <KindChoice
          label="A rule finds them"
          isChosen={isByRule}
          onChoose={() => change({ isByRule: true, ...(sort === "hand" ? { sort: "fit" } : {}) })}
        />
        <KindChoice label="I choose them by hand" isChosen={!isByRule} onChoose={() => change({ isByRule: false })} />
      </div>
      {isByRule ? <RuleFields {...fieldsProps} choices={choices} /> : null}
      <SelectField
        label="Order"
        value={sort}
        error={errors.sort}
        onChange={({ target }) => change({ sort: target.value as CollectionSort })}
        className="sm:w-64"
      >
        {sorts.map((known) => (
          <option key={known} value={known}>
            {COLLECTION_SORT_LABELS[known]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-col items-start gap-3">
        <h2 className="font-text text-[0.9375rem] font-semibold tracking-normal">
          {isByRule ? "Pinned: these come first" : "Chosen gifts"}
        </h2>
        {errors.pinned ? <p className="text-sm font-medium text-ribbon">{errors.pinned}</p> : null}
        {pinned.length === 0 ? (
          <p className="text-soft-ink">{isByRule ? "None yet. Pin one from the list, or add one the rule doesn’t find." : "None yet."}</p>
        ) : (
          <div className="w-full">
            <GiftOrder
              label={isByRule ? "Pinned gifts" : "Chosen gifts"}
              ids={pinned}
              gifts={gifts}
              isFixed={!isByRule && sort !== "hand"}
              onChange={(ids) => change({ pinned: ids })}
            />
          </div>
        )}
        <Button variant="secondary" disabled={pinned.length >= COLLECTION_LIMITS.gifts} onClick={() => setIsAdding(true)}>
          Add a gift
        </Button>
      </div>
      {isByRule && leftOut.length > 0 ? (
        <div className="flex flex-col gap-3">
          <h2 className="font-text text-[0.9375rem] font-semibold tracking-normal">Left out</h2>
          <GiftOrder label="Gifts left out" ids={leftOut} gifts={gifts} isFixed onChange={(ids) => change({ leftOut: ids })} />
        </div>
      ) : null}
      <Dialog isOpen={isAdding} onClose={() => setIsAdding(false)} title="Add a gift">
        <div className="min-h-80">
          <GiftFinderList
            pickLabel="Add"
            choicesAt="/admin/collections/gift-choices"
            chosenIds={pinned}
            onPick={({ id, name, image }) => {
              onFound({ id, name, image, price: null, inStock: true, isShown: true });
              change({ pinned: [...pinned, id], leftOut: leftOut.filter((other) => other !== id) });
            }}
          />
        </div>
      </Dialog>
    </fieldset>
  );
}

function KindChoice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="flex min-h-touch items-center gap-3">
      <input type="radio" name="collection-kind" checked={isChosen} onChange={onChoose} className="size-4.5 shrink-0 accent-evergreen" />
      {label}
    </label>
  );
}
