import { EyeOff, Pin } from "lucide-react";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { GiftLine } from "#app/features/catalogue/components/gift-finder-list.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { describeFault } from "#app/ui/saving/describe-trouble.ts";
import { COLLECTION_LIMITS } from "../../constants.ts";
import { type CollectionFieldsProps, giftNote } from "./collection-fields.ts";
import type { useMatches } from "./use-matches.ts";

interface MatchesPanelProps extends Pick<CollectionFieldsProps, "form" | "change"> {
  state: ReturnType<typeof useMatches>;
}

/** The gifts that shoppers would see, in their order, as the form stands. Of a rule's gifts, each can be put first or left out. */
export function MatchesPanel({ form, change, state: { matches, errors, trouble, isBusy } }: MatchesPanelProps) {
  const { gifts, total } = matches;
  const isFaulty = Object.keys(errors).length > 0;
  const pin = (id: string) => change({ pinned: [...form.pinned, id], leftOut: form.leftOut.filter((other) => other !== id) });
  const leaveOut = (id: string) => change({ leftOut: [...form.leftOut, id], pinned: form.pinned.filter((other) => other !== id) });
  const isFull = form.pinned.length >= COLLECTION_LIMITS.gifts;
  return (
    <section aria-labelledby="collection-matches" className="flex flex-col gap-3 xl:sticky xl:top-4">
      <h2 id="collection-matches" className="text-subheading">
        What shoppers will see
      </h2>
      <p role="status" className="text-[0.9375rem] text-soft-ink">
        {isFaulty
          ? "Once the marked fields are right, you’ll see the gifts here."
          : total === 0
            ? "No gifts yet."
            : `${formatCount(total)} ${total === 1 ? "gift" : "gifts"}${total > gifts.length ? `. These are the first ${gifts.length}.` : ""}`}
      </p>
      {isFaulty ? (
        <ul className="text-sm font-medium text-ribbon">
          {Object.entries(errors).map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      ) : null}
      {trouble === null ? null : <p className="text-sm text-ribbon">The list couldn’t be updated. {describeFault(trouble)}</p>}
      {gifts.length === 0 ? null : (
        <div
          role="region"
          aria-label="Gifts of this collection"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area has to be reachable by keyboard.
          tabIndex={0}
          className="max-h-[36rem] overflow-y-auto rounded-card border border-line bg-card"
        >
          <ol className={joinClasses("flex flex-col divide-y divide-line transition-opacity", isBusy ? "opacity-60" : null)}>
            {gifts.map((gift) => (
              <li key={gift.id} className="flex items-center gap-3 py-1.5 pr-1 pl-3">
                <GiftLine gift={{ ...gift, category: giftNote(gift) }} />
                {form.isByRule ? (
                  <>
                    <IconButton
                      label={`Pin ${gift.name}`}
                      title="Show it first"
                      icon={<Pin aria-hidden />}
                      disabled={isFull || form.pinned.includes(gift.id)}
                      onClick={() => pin(gift.id)}
                      className="text-soft-ink"
                    />
                    <IconButton
                      label={`Leave out ${gift.name}`}
                      title="Leave it out"
                      icon={<EyeOff aria-hidden />}
                      disabled={form.leftOut.length >= COLLECTION_LIMITS.gifts}
                      onClick={() => leaveOut(gift.id)}
                      className="text-soft-ink"
                    />
                  </>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
