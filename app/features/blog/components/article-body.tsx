import type { ReactNode } from "react";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { ArticleGifts } from "./article-gifts.tsx";

/** A piece of an article as a page gets it. */
export type ShownBlock = { kind: "html"; html: string } | { kind: "gifts"; gifts: readonly ShownGift[] };

/** An article's text with the cards of its gifts, for its page and for the editor's preview alike. */
export function ArticleBody({ blocks, actionsFor }: { blocks: readonly ShownBlock[]; actionsFor?: (gift: ShownGift) => ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      {blocks.map((block, index) =>
        block.kind === "html" ? (
          <Prose key={index} html={block.html} className="[&>:is(h2,h3):first-child]:mt-4" />
        ) : (
          <ArticleGifts key={index} gifts={block.gifts} actionsFor={actionsFor} />
        ),
      )}
    </div>
  );
}
