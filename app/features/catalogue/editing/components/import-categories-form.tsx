import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { foldName, titleCategory } from "../../import-categories.ts";
import type { AskedCategory } from "../../import-choices.ts";
import { formatCount } from "../../gift-tags.ts";
import { labelColumn } from "../../import-columns.ts";
import { taxonomy, TAXONOMIES, type TaxonomyKey } from "../../taxonomies.ts";
import type { CategoryOption } from "../opened-gift.ts";
import { type ChoicesState, keyOf } from "./use-import-choices.ts";

type Choice = { asked: AskedCategory; become: readonly string[] };

interface ImportCategoriesFormProps {
  asked: readonly AskedCategory[];
  /** How many nobody had answered at the preview; they may be more than are shown. */
  openInAll: number;
  chosen: ChoicesState["categories"];
  options: Readonly<Record<TaxonomyKey, readonly CategoryOption[]>>;
  isBusy: boolean;
  onChoose: (choices: readonly Choice[]) => void;
}

/** What was said of a category, on this screen or before; null where nobody has said anything. */
export const answerTo = (asked: AskedCategory, chosen: ChoicesState["categories"]) => chosen.get(keyOf(asked))?.become ?? asked.become;

/** Asks what the categories are that a file has and the shop lacks: new ones, others under another name, several in one, or nothing. */
export function ImportCategoriesForm({ asked, openInAll, chosen, options, isBusy, onChoose }: ImportCategoriesFormProps) {
  const open = asked.filter((one) => answerTo(one, chosen) === null);
  return (
    <section aria-labelledby="asked" className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 id="asked" className="font-semibold">
            {open.length === 0
              ? "Categories your shop doesn’t have"
              : `${formatCount(open.length)} new ${open.length === 1 ? "category" : "categories"}: what should happen to ${open.length === 1 ? "it" : "them"}?`}
          </h3>
          <p className="text-sm text-soft-ink">
            {openInAll > asked.length
              ? `These are the first ${formatCount(asked.length)} of ${formatCount(openInAll)}; the rest come with the next preview. `
              : ""}
            Your answers are remembered for the next file.
          </p>
        </div>
        {open.length < 2 ? null : (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              disabled={isBusy}
              onClick={() => onChoose(open.map((one) => ({ asked: one, become: [one.written] })))}
            >
              Add all {formatCount(open.length)}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={isBusy}
              onClick={() => onChoose(open.map((one) => ({ asked: one, become: [] })))}
            >
              Leave all {formatCount(open.length)} out
            </Button>
          </div>
        )}
      </div>
      {TAXONOMIES.map(({ key, column }) => {
        const ofTaxonomy = asked.filter((one) => one.taxonomy === key);
        return ofTaxonomy.length === 0 ? null : (
          <fieldset key={key} disabled={isBusy} className="flex flex-col gap-2">
            <legend className="mb-1 text-sm font-semibold text-soft-ink">{labelColumn(column)}</legend>
            {ofTaxonomy.map((one) => (
              <CategoryQuestion
                key={keyOf(one)}
                asked={one}
                become={answerTo(one, chosen)}
                options={options[key]}
                onChoose={(become) => onChoose([{ asked: one, become }])}
              />
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}

const NEW = "new";
const NOTHING = "nothing";
const PARTS = "parts";

const sameAs = (become: readonly string[], others: readonly string[]) =>
  become.length === others.length && become.every((one, place) => foldName(one) === foldName(others[place] ?? ""));

/** Returns the value of the select that stands for an answer: one of the words above, or the slug of a category. */
function toOption(become: readonly string[] | null, { written, parts }: AskedCategory): string {
  if (become === null) return "";
  if (become.length === 0) return NOTHING;
  if (sameAs(become, [written])) return NEW;
  if (parts !== null && sameAs(become, parts)) return PARTS;
  return `is ${become.join("|")}`;
}

function CategoryQuestion({
  asked,
  become,
  options,
  onChoose,
}: {
  asked: AskedCategory;
  become: readonly string[] | null;
  options: readonly CategoryOption[];
  onChoose: (become: readonly string[]) => void;
}) {
  const { written, gifts, parts } = asked;
  const where = `in ${gifts === 1 ? "one gift" : `${formatCount(gifts)} gifts`}`;
  const value = toOption(become, asked);
  const isElsewhere = value.startsWith("is ") && !options.some(({ slug }) => `is ${slug}` === value);
  const choose = (option: string) => {
    if (option === NEW) onChoose([written]);
    else if (option === NOTHING) onChoose([]);
    else if (option === PARTS) onChoose(parts ?? []);
    else onChoose(option.slice(3).split("|"));
  };
  return (
    <div className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <span aria-hidden className="break-words">
        “{written}” <span className="text-sm text-soft-ink">{where}</span>
      </span>
      <SelectField label={`“${written}” ${where}`} hidesLabel value={value} onChange={(event) => choose(event.target.value)}>
        {value === "" ? <option value="">Choose…</option> : null}
        <option value={NEW}>
          Add {taxonomy(asked.taxonomy).singular} “{titleCategory(written)}”
        </option>
        {parts === null ? null : <option value={PARTS}>Split into {parts.map((part) => `“${titleCategory(part)}”`).join(", ")}</option>}
        <option value={NOTHING}>Leave it out</option>
        {isElsewhere ? <option value={value}>Same as {become?.join(", ")}</option> : null}
        <optgroup label="Same as">
          {options.map(({ id, slug, name }) => (
            <option key={id} value={`is ${slug}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  );
}
