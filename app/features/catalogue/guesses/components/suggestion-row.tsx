import { Check, X } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { SelectionBox } from "#app/ui/data-table-selection.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { taxonomy } from "../../taxonomies.ts";
import type { OpenGuess } from "../suggested-categories.ts";

/** A guess that nobody has looked at is never said to be sure altogether. */
const MOST_SURE = 99;

const SOURCES: Record<OpenGuess["source"], string> = {
  model: "the language model",
  learnt: "the learned reader",
  words: "its words",
};

/** A guess with a checkbox for decisions about many, and a button for each decision about it alone. */
export function SuggestionRow({ suggestion, isChecked, onCheck }: { suggestion: OpenGuess; isChecked: boolean; onCheck: () => void }) {
  const { giftId, giftName, categoryId, categoryName, taxonomy: key, source, confidence, evidence, isShown } = suggestion;
  const ids = `${giftId} ${categoryId}`;
  const what = `${categoryName} for ${giftName}`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2">
      <SelectionBox name="guess" value={ids} label={what} isChecked={isChecked} onToggle={onCheck} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong className="font-semibold">{categoryName}</strong>
          <span className="text-sm text-soft-ink">{taxonomy(key).singular}</span>
          {isShown ? <Badge tone="positive">Shown</Badge> : null}
        </p>
        <Link to={`/admin/gifts/${giftId}`} className="line-clamp-2 break-words hover:text-evergreen hover:underline">
          {giftName}
        </Link>
        <p className="text-sm text-soft-ink">
          {Math.min(Math.round(confidence * 100), MOST_SURE)}% sure, based on {SOURCES[source]}
          {evidence === null ? null : `: ${evidence}`}
        </p>
      </div>
      <div className="flex">
        <IconButton type="submit" name="one" value={`confirmed ${ids}`} label={`Confirm ${what}`} icon={<Check />} />
        <IconButton type="submit" name="one" value={`refused ${ids}`} label={`Reject ${what}`} icon={<X />} />
      </div>
    </li>
  );
}
