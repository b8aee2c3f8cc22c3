import { redirect } from "react-router";
import { StoreLink } from "#app/features/affiliate/components/store-link.tsx";
import { categoryPath, giftPath } from "#app/features/catalogue/addresses.ts";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { GiftOverview } from "#app/features/catalogue/components/gift-overview.tsx";
import { GiftLoadFailure, MissingGift } from "#app/features/catalogue/components/missing-gift.tsx";
import { ShareGift } from "#app/features/catalogue/components/share-gift.tsx";
import { GIFT_TEXTS, MAX_SIMILAR_GIFTS } from "#app/features/catalogue/constants.ts";
import { findGiftIdByOldSlug, listSimilarGifts } from "#app/features/catalogue/gifts.queries.server.ts";
import { breadcrumbMarkup, type Crumb, productMarkup } from "#app/features/catalogue/markup.ts";
import { centsWithoutStamp } from "#app/features/catalogue/prices.ts";
import { isWebAddress, shownOnCard, tagsOfGift, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";
import type { GiftDetail } from "#app/features/catalogue/types.ts";
import { AddToBasket } from "#app/features/lists/components/add-to-basket.tsx";
import { SaveButton } from "#app/features/lists/components/save-button.tsx";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { useSite } from "#app/site/use-site.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { formatMoney } from "#app/platform/money.ts";
import type { Route } from "./+types/gift";
import { findShownGift } from "./shown-gift.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const idOrSlug = params.gift.trim();
  if (idOrSlug === "") throwPageError(404, { title: GIFT_TEXTS.notFoundTitle, detail: GIFT_TEXTS.noId });
  const gift = await findShownGift(idOrSlug);
  if (gift === null) {
    const movedTo = await findGiftIdByOldSlug(idOrSlug);
    if (movedTo !== null) return redirect(giftPath(movedTo), 301);
    throwPageError(404, { title: GIFT_TEXTS.notFoundTitle, detail: GIFT_TEXTS.notFoundToast.description });
  }
  // With spaces around it would be another page in the cache.
  if (idOrSlug !== params.gift) return redirect(giftPath(idOrSlug), 301);
  const similar = await listSimilarGifts(gift.id, MAX_SIMILAR_GIFTS);
  const { cacheTags } = context.get(requestInfoContext);
  for (const tag of [...tagsOfGift(gift), ...tagsOfGiftCards(similar)]) cacheTags.add(tag);
  return { gift, similar: similar.map(shownOnCard), program: config().affiliateProgram };
}

function crumbsOf(gift: GiftDetail): Crumb[] {
  const type = gift.tags.find((tag) => tag.taxonomy === "giftType");
  return [
    { label: "Home", to: "/" },
    { label: "Categories", to: "/categories" },
    ...(type === undefined ? [] : [{ label: type.name, to: categoryPath(type.taxonomy, type.slug) }]),
    { label: gift.name },
  ];
}

export function meta({ loaderData, matches, error, location }: Route.MetaArgs) {
  const site = siteOf(matches);
  if (!loaderData) {
    const { status, detail } = readRouteError(error);
    const title = status === 404 ? GIFT_TEXTS.notFoundTitle : GIFT_TEXTS.loadFailure;
    return describePage(site, { title, description: detail ?? title, path: location.pathname, noindex: true });
  }
  const { gift } = loaderData;
  const cents = centsWithoutStamp(gift);
  const price = cents === null ? "" : ` ${formatMoney(cents, gift.currency)}.`;
  const product = productMarkup(site.url, gift);
  return describePage(site, {
    title: gift.seoTitle ?? gift.name,
    description: gift.description.trim() === "" ? `${gift.name}.${price} A gift idea from ${site.name}.` : gift.description,
    path: giftPath(gift.id),
    // A Product is invalid markup without an offer, and an offer needs a price.
    type: product === null ? "article" : "product",
    image: `/share-pictures/gifts/${gift.id}.png`,
    imageAlt: gift.name,
    jsonLd: [breadcrumbMarkup(site.url, giftPath(gift.id), crumbsOf(gift)), ...(product === null ? [] : [product])],
  });
}

export default function GiftPage({ loaderData }: Route.ComponentProps) {
  const { gift, similar, program } = loaderData;
  const { url } = useSite();
  const { id, name, shownImage: image, currency } = gift;
  const storeUrl = isWebAddress(gift.affiliateUrl) ? gift.affiliateUrl : null;
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-3 pb-16 md:px-6">
      <Breadcrumbs items={crumbsOf(gift).slice(0, -1)} className="mb-3 print:hidden" />
      <GiftOverview
        gift={gift}
        actions={
          <div className="flex flex-col gap-3">
            {storeUrl === null ? null : (
              <StoreLink giftId={id} url={storeUrl} name={name} program={program} size="lg" className="print:hidden" />
            )}
            <div className="flex flex-wrap gap-3 print:hidden">
              <SaveButton gift={{ id, name }} />
              <AddToBasket gift={{ id, name, priceCents: centsWithoutStamp(gift), currency, image }} />
            </div>
            {storeUrl === null ? null : <p className="max-w-measure text-sm text-soft-ink">{GIFT_TEXTS.priceNote}</p>}
          </div>
        }
        share={
          <>
            <div className="print:hidden">
              <ShareGift name={name} description={gift.description} url={url + giftPath(id)} />
            </div>
            {/* A sheet of paper is read where no link can be followed. */}
            <p className="hidden wrap-anywhere print:block">{url + giftPath(id)}</p>
          </>
        }
      />
      {similar.length === 0 ? null : (
        <section aria-labelledby="similar-gifts" className="mt-16 print:hidden">
          <h2 id="similar-gifts" className="mb-6 text-heading">
            Similar gifts
          </h2>
          <GiftGrid gifts={similar} actionsFor={heartFor} />
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, detail, requestId } = readRouteError(error);
  return (
    <div className="mx-auto w-full max-w-content px-4 py-10 md:px-6">
      {status === 404 ? <MissingGift text={detail ?? GIFT_TEXTS.notFoundToast.description} /> : <GiftLoadFailure reference={requestId} />}
    </div>
  );
}
