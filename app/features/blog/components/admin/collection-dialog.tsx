import { useEffect, useState } from "react";
import { collectionChoicesAnswer } from "#app/features/collections/answers.ts";
import { CollectionCover } from "#app/features/collections/components/collection-cover.tsx";
import type { CollectionCard } from "#app/features/collections/types.ts";
import { fetchJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { describeTrouble, TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { TextField } from "#app/ui/text-field.tsx";

interface CollectionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (collection: CollectionCard) => void;
}

/** A dialog to choose the collection whose card is inserted into the text. */
export function CollectionDialog({ isOpen, onClose, onPick }: CollectionDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Insert a collection card">
      {isOpen ? (
        <CollectionList
          onPick={(collection) => {
            onClose();
            // The timeout lets the closing dialog return the focus first, so that the text field takes it last.
            setTimeout(() => onPick(collection), 0);
          }}
        />
      ) : null}
    </Dialog>
  );
}

function useCollections() {
  const [collections, setCollections] = useState<readonly CollectionCard[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    void (async () => {
      const { answer, trouble: met } = await fetchJson("/admin/blog/collection-choices", collectionChoicesAnswer, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setCollections(answer?.collections ?? null);
      setTrouble(met);
    })();
    return () => abort.abort();
  }, []);
  return { collections, trouble };
}

function CollectionList({ onPick }: { onPick: (collection: CollectionCard) => void }) {
  const [typed, setTyped] = useState("");
  const { collections, trouble } = useCollections();
  const wanted = typed.trim().toLowerCase();
  const found = (collections ?? []).filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <div className="flex min-h-80 flex-col gap-3">
      <TextField
        type="search"
        label="Search collections"
        placeholder="Search by title..."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="text-sm text-soft-ink empty:hidden">
        {collections !== null && found.length === 0 ? "No collections found" : null}
        {trouble === null ? null : describeTrouble(trouble, { failed: TROUBLE_TEXTS.notLoaded }).description}
      </p>
      <ul aria-label="Collections found" className="flex flex-col">
        {found.map((collection) => (
          <li key={collection.id}>
            <button
              type="button"
              aria-label={`Insert ${collection.title}`}
              onClick={() => onPick(collection)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-linen"
            >
              <CollectionCover pictures={collection.cover} sizes="66px" className="w-16 shrink-0 rounded-tag" />
              <span className="min-w-0 flex-1 font-medium">{collection.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
