import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useState } from "react";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { GiftFinderList, GiftLine } from "#app/features/catalogue/components/gift-finder-list.tsx";
import type { GiftChoice } from "#app/features/catalogue/gift-choices.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { EDITOR_TEXTS } from "../../admin-texts.ts";
import { GIFT_CHOICES_AT, POST_LIMITS } from "../../constants.ts";
import { AuthorDialog } from "./author-dialog.tsx";
import type { EditorTabProps } from "./editor-parts.ts";

interface RelationsTabProps extends EditorTabProps {
  authors: readonly { id: string; name: string }[];
  /** The linked gifts whose names are loaded. */
  gifts: readonly GiftChoice[];
  onAuthorCreated: (author: { id: string; name: string }) => void;
  onGiftSeen: (gift: GiftChoice) => void;
}

/** The tab with the post's authors and linked gifts. */
export function RelationsTab({ post, change, authors, gifts, onAuthorCreated, onGiftSeen }: RelationsTabProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Who edits their own posts alone writes in their own name.
  const choosesAuthors = useRight("blog.edit");
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className={choosesAuthors ? "flex flex-col items-start gap-3" : "hidden"}>
        <MultiSelect
          label="Authors"
          options={authors}
          selectedIds={post.authors}
          onChange={(ids) => change({ authors: ids })}
          placeholder="Search authors..."
          emptyText="No authors found"
          hint={post.authors.length === 0 ? EDITOR_TEXTS.noAuthors : undefined}
          className="w-full"
        />
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          <Plus aria-hidden className="size-4.5" />
          {EDITOR_TEXTS.newAuthor}
        </Button>
        <AuthorDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onCreated={(author) => {
            setIsOpen(false);
            onAuthorCreated(author);
            change({ authors: [...post.authors, author.id] });
          }}
        />
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="font-text text-[0.9375rem] font-semibold tracking-normal">Related Gifts</h2>
        <LinkedGifts ids={post.relatedGiftIds} gifts={gifts} onChange={(relatedGiftIds) => change({ relatedGiftIds })} />
        <GiftFinderList
          pickLabel="Link"
          choicesAt={GIFT_CHOICES_AT}
          chosenIds={post.relatedGiftIds}
          onPick={(gift) => {
            onGiftSeen(gift);
            if (post.relatedGiftIds.length < POST_LIMITS.links) change({ relatedGiftIds: [...post.relatedGiftIds, gift.id] });
          }}
        />
      </div>
    </div>
  );
}

interface LinkedGiftsProps {
  ids: readonly string[];
  gifts: readonly GiftChoice[];
  onChange: (ids: string[]) => void;
}

/** The linked gifts in the order in which they are shown below the post. */
function LinkedGifts({ ids, gifts, onChange }: LinkedGiftsProps) {
  const linked = ids.flatMap((id) => gifts.find((gift) => gift.id === id) ?? []);
  if (linked.length === 0) return <p className="text-soft-ink">{EDITOR_TEXTS.noGifts}</p>;

  function move(index: number, step: -1 | 1) {
    const moved = linked.map(({ id }) => id);
    const [id] = moved.splice(index, 1);
    if (id !== undefined) moved.splice(index + step, 0, id);
    onChange(moved);
  }

  return (
    <ol aria-label="Linked gifts" className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
      {linked.map((gift, index) => (
        <li key={gift.id} className="flex items-center gap-2 py-1.5 pr-1 pl-3">
          <GiftLine gift={gift} />
          <IconButton
            label={`Move ${gift.name} up`}
            icon={<ArrowUp aria-hidden />}
            disabled={index === 0}
            onClick={() => move(index, -1)}
            className="text-soft-ink"
          />
          <IconButton
            label={`Move ${gift.name} down`}
            icon={<ArrowDown aria-hidden />}
            disabled={index === linked.length - 1}
            onClick={() => move(index, 1)}
            className="text-soft-ink"
          />
          <IconButton
            label={`Remove ${gift.name}`}
            icon={<X aria-hidden />}
            onClick={() => onChange(ids.filter((id) => id !== gift.id))}
            className="text-ribbon"
          />
        </li>
      ))}
    </ol>
  );
}
