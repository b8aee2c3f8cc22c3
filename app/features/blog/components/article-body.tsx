import type { ReactNode } from "react";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { PriceNotice } from "#app/features/catalogue/components/price-notice.tsx";
import { CollectionTile } from "#app/features/collections/components/collection-tile.tsx";
import type { CollectionCard } from "#app/features/collections/types.ts";
import { Prose } from "#app/ui/prose.tsx";
import { ArticleGifts } from "./article-gifts.tsx";

/** A block of an article as its page receives it. */
export type ShownBlock =
  | { kind: "html"; html: string }
  | { kind: "gifts"; gifts: readonly ShownGift[] }
  | { kind: "collections"; collections: readonly CollectionCard[] };

/** An article's text with the cards of its gifts and collections, for the post's page and the editor's preview. */
export function ArticleBody({ blocks, actionsFor }: { blocks: readonly ShownBlock[]; actionsFor?: (gift: ShownGift) => ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      {blocks.map((block, index) =>
        block.kind === "html" ? (
          <Prose key={index} html={block.html} className="[&>:is(h2,h3):first-child]:mt-4" />
        ) : block.kind === "collections" ? (
          <div key={index} className="flex flex-col gap-4">
            {block.collections.map((collection) => (
              <CollectionTile key={collection.id} collection={collection} headingLevel={3} isWide />
            ))}
          </div>
        ) : (
          <div key={index}>
            <ArticleGifts gifts={block.gifts} actionsFor={actionsFor} />
            <PriceNotice gifts={block.gifts} className="mt-3" />
          </div>
        ),
      )}
    </div>
  );
}
