import { useIsSaved } from "./saved-gifts-store.ts";
import { type GiftToSave, requestSaveDialog } from "./save-request-store.ts";

/**
 * Renders the heart on a gift's card, filled once the gift is known to be saved. Its styles are in lists.css, since a page shows fifty
 * hearts.
 */
export function SaveHeart({ gift: { id, name } }: { gift: GiftToSave }) {
  const isSaved = useIsSaved(id);
  return (
    <button
      type="button"
      className="save-heart"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={() => requestSaveDialog({ id, name })}
    />
  );
}

/** Renders the heart of a card in a GiftGrid, which takes this function as a prop. */
export function heartFor(gift: GiftToSave) {
  return <SaveHeart gift={gift} />;
}
