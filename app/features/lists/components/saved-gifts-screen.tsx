import { Link } from "react-router";
import { GiftCardTile, type ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { PriceNotice } from "#app/features/catalogue/components/price-notice.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { listPath } from "../links.ts";
import { SaveHeart } from "./save-heart.tsx";

/** A saved gift as a card; `giftId` is null for a gift outside the catalogue, `url` leads to its shop. */
export interface SavedCard {
  card: ShownGift;
  giftId: string | null;
  url: string | null;
  lists: readonly { id: string; name: string }[];
}

export interface SavedGiftsScreenProps {
  gifts: readonly SavedCard[];
  total: number;
  page: number;
  pageCount: number;
}

/** "Saved Gifts": shows every gift in any of the user's lists, the last saved first. */
export function SavedGiftsScreen({ gifts, total, page, pageCount }: SavedGiftsScreenProps) {
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-8 pb-16 md:px-6 md:pt-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-title">Saved Gifts</h1>
          {total === 0 ? null : (
            <p className="mt-1 text-soft-ink">{total === 1 ? "1 gift on your lists" : `${total} gifts on your lists`}</p>
          )}
        </div>
        <ButtonLink to="/gift-lists" variant="secondary">
          My Gift Lists
        </ButtonLink>
      </div>
      {gifts.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          text="Tap the heart on a gift you like, and you’ll find it here and on the list you saved it to."
          action={<ButtonLink to="/gift-finder">Find a Gift</ButtonLink>}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">
          {gifts.map((gift, index) => (
            <li key={gift.card.id} className="grid">
              <SavedGift gift={gift} eager={index < 4} />
            </li>
          ))}
        </ul>
      )}
      <PriceNotice gifts={gifts.map(({ card }) => card)} className="mt-4" />
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(n) => (n === 1 ? "/saved-gifts" : `/saved-gifts?page=${n}`)}
        className="mt-10"
      />
    </div>
  );
}

function SavedGift({ gift: { card, giftId, url, lists }, eager }: { gift: SavedCard; eager: boolean }) {
  const [first] = lists;
  return (
    <GiftCardTile
      gift={card}
      headingLevel={2}
      eager={eager}
      actions={giftId === null ? undefined : <SaveHeart gift={{ id: giftId, name: card.name }} />}
      link={giftId !== null ? undefined : { to: url ?? listPath(first?.id ?? ""), rel: url === null ? undefined : "noopener nofollow ugc" }}
      footer={
        <p className="relative flex flex-wrap gap-x-2 border-t border-line px-3 text-[0.8125rem] text-soft-ink sm:px-4">
          {lists.map(({ id, name }) => (
            <Link
              key={id}
              to={listPath(id)}
              className="inline-flex min-h-touch max-w-full items-center font-medium underline decoration-line underline-offset-4 hover:text-evergreen"
            >
              <span className="truncate">{name}</span>
            </Link>
          ))}
        </p>
      }
    />
  );
}
