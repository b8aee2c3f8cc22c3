import { useIsSaved } from "./saved-gifts-store.ts";
import { type WishedGift, wishToSave } from "./save-wish.ts";

/** The heart on a gift's card: full once the gift is known to be saved. Its looks are in lists.css, as a page shows fifty of them. */
export function SaveHeart({ gift: { id, name } }: { gift: WishedGift }) {
  const isSaved = useIsSaved(id);
  return (
    <button
      type="button"
      className="save-heart"
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={() => wishToSave({ id, name })}
    />
  );
}

/** The heart of a grid's card, as GiftGrid asks for it. */
export function heartFor(gift: WishedGift) {
  return <SaveHeart gift={gift} />;
}
