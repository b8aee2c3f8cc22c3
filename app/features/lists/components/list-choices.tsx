import { Check } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ListChoice } from "../list-types.ts";

interface ListChoicesProps {
  lists: readonly ListChoice[];
  chosen: string | null;
  onChoose: (listId: string) => void;
}

const countGifts = (count: number) => (count === 1 ? "1 gift" : `${count} gifts`);

/** Offers the user's lists to choose from, at most 300 px high. */
export function ListChoices({ lists, chosen, onChoose }: ListChoicesProps) {
  const name = useId();
  const choices = useRef<HTMLFieldSetElement>(null);

  // The choices arrive after the dialog has opened, and are its main control, so the focus moves to them.
  useEffect(() => choices.current?.querySelector<HTMLElement>(":checked")?.focus(), []);

  return (
    <fieldset ref={choices} className="-mx-2 min-w-0 max-h-[300px] overflow-y-auto overscroll-contain px-2 py-1">
      <legend className="sr-only">Your gift lists</legend>
      <div className="flex flex-col gap-2">
        {lists.map((list) => (
          <label
            key={list.id}
            className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control border border-line px-3.5 py-2.5 transition-colors duration-150 hover:border-evergreen has-checked:border-evergreen has-checked:bg-sage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen"
          >
            <input
              type="radio"
              name={name}
              value={list.id}
              checked={list.id === chosen}
              onChange={() => onChoose(list.id)}
              className="size-5 shrink-0 accent-evergreen outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{list.name}</span>
              <span className="block truncate text-sm text-soft-ink">
                {list.description === "" ? countGifts(list.itemCount) : `${countGifts(list.itemCount)} · ${list.description}`}
              </span>
            </span>
            {list.hasGift ? (
              <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-evergreen">
                <Check aria-hidden className="size-4" />
                Saved
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
