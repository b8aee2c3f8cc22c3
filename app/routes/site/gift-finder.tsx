import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { StoreLink } from "#app/features/affiliate/components/store-link.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { PendingPage } from "#app/features/catalogue/components/pending-page.tsx";
import { GIFT_TEXTS } from "#app/features/catalogue/constants.ts";
import { findGift, listTrendingGifts } from "#app/features/catalogue/gifts.queries.server.ts";
import { isWebAddress, shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/rules.ts";
import { ALL_GIFTS_TAG } from "#app/features/catalogue/taxonomies.ts";
import type { GiftDetail } from "#app/features/catalogue/types.ts";
import { FinderFailure } from "#app/features/finder/components/finder-failure.tsx";
import { GiftPanel } from "#app/features/finder/components/gift-panel.tsx";
import { ResultScreen } from "#app/features/finder/components/result-screen.tsx";
import { StartScreen } from "#app/features/finder/components/start-screen.tsx";
import { DEFAULT_GIFTS, MAX_GIFTS } from "#app/features/finder/constants.ts";
import { resultKeyOf } from "#app/features/finder/links.rules.ts";
import { briefLink, isBlank, isQuestion, readBrief, readQuestion, unreadBriefLink } from "#app/features/finder/questions.rules.ts";
import { findGiftsForBrief } from "#app/features/finder/results.queries.server.ts";
import { FINDER_PATH, FINDER_TEXTS, UNREAD_FIELD } from "#app/features/finder/screen.constants.ts";
import { showResult } from "#app/features/finder/shown-results.queries.server.ts";
import { listStepChoices } from "#app/features/finder/steps.rules.ts";
import { AddToBasket } from "#app/features/lists/components/add-to-basket.tsx";
import { SaveButton } from "#app/features/lists/components/save-button.tsx";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { config } from "#app/platform/config.server.ts";
import { findCountry } from "#app/platform/country/find-country.server.ts";
import type { RouteHandle } from "#app/platform/page-cache/page-policy.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import type { Route } from "./+types/gift-finder";

const IDEAS = 4;

/** Without a query the page is the same for everybody; a brief is somebody's own. */
export const handle = { publicPage: { query: [], onlyWithoutQuery: true } } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const { clientAddress, cacheTags } = context.get(requestInfoContext);
  const { affiliateTags, languageModel, countryHeader } = config();
  const today = new Date().toISOString().slice(0, 10);
  if (isQuestion(searchParams)) {
    const country = findCountry({ headers: request.headers, clientAddress, countryHeader });
    const question = readQuestion(searchParams, { today, country });
    const answer = languageModel === null ? briefLink(question.brief) : unreadBriefLink(question);
    if (answer !== FINDER_PATH + search) throw redirect(answer);
  }
  const brief = readBrief(searchParams);
  const giftId = searchParams.get("gift") ?? "";
  const gift = giftId === "" ? null : await findGift(giftId);
  const choices = listStepChoices(brief);
  const shared = { choices, gift, isGiftGone: giftId !== "" && gift === null, affiliateTags, wordsStayHere: languageModel === null };
  const status = { status: shared.isGiftGone ? 404 : 200 };
  // What the engine cannot make out a language model may.
  const isUnread = languageModel !== null && searchParams.has(UNREAD_FIELD);
  if (isBlank(brief) && !isUnread) {
    const ideas = await listTrendingGifts(IDEAS);
    cacheTags.add(ALL_GIFTS_TAG);
    for (const tag of tagsOfGiftCards(ideas)) cacheTags.add(tag);
    return data({ ...shared, said: brief.text, ideas: ideas.map(shownOnCard), result: null }, status);
  }
  const count = countOf(searchParams);
  // One more than is shown tells whether there are more.
  const found = await findGiftsForBrief(brief, { limit: count + 1, today });
  return data({ ...shared, said: "", ideas: [], result: await showResult(found, count) }, status);
}

/** How many gifts an address asks for: whole screens of the usual number. */
function countOf(query: URLSearchParams): number {
  const asked = Number(query.get("show") ?? DEFAULT_GIFTS);
  return Number.isInteger(asked) ? Math.min(MAX_GIFTS, Math.max(DEFAULT_GIFTS, asked)) : DEFAULT_GIFTS;
}

/** Closing a gift shows the results that are there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isClosing =
    nextUrl.pathname === currentUrl.pathname &&
    !nextUrl.searchParams.has("gift") &&
    resultKeyOf(nextUrl.search) === resultKeyOf(currentUrl.search);
  return isClosing ? false : defaultShouldRevalidate;
}

export function headers() {
  return { "cache-control": "private, no-cache" };
}

export function meta({ matches, location, loaderData, error }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: error ? FINDER_TEXTS.failedTitle : (loaderData?.result?.brief.title ?? "AI Gift Finder"),
    description:
      "Describe the person in a sentence, or choose recipient, occasion, interests and budget, and see the gifts that fit, each with the reason why.",
    path: FINDER_PATH,
    noindex: location.search !== "" || Boolean(error),
  });
}

export default function GiftFinder({ loaderData }: Route.ComponentProps) {
  const { result, choices, said, ideas, gift, isGiftGone, affiliateTags, wordsStayHere } = loaderData;
  const [query] = useSearchParams();
  return (
    <>
      {gift === null ? null : (
        <GiftPanel
          gift={gift}
          reason={result?.gifts.find((found) => found.gift.id === gift.id)?.reason ?? []}
          query={resultKeyOf(query.toString())}
          isOpen={query.has("gift")}
          actions={<GiftActions gift={gift} affiliateTags={affiliateTags} />}
        />
      )}
      {isGiftGone && query.has("gift") ? (
        <p role="status" className="mx-auto mt-6 w-full max-w-content px-4 md:px-6">
          <span className="block rounded-control bg-butter px-4 py-3 font-medium">{GIFT_TEXTS.notFoundToast.description}</span>
        </p>
      ) : null}
      <PendingPage>
        {result === null ? (
          <StartScreen choices={choices} said={said} wordsStayHere={wordsStayHere}>
            {ideas.length === 0 ? null : (
              <section aria-labelledby="finder-ideas" className="mt-14">
                <h2 id="finder-ideas" className="mb-5 text-heading">
                  Trending now
                </h2>
                <GiftGrid gifts={ideas} actionsFor={heartFor} />
              </section>
            )}
          </StartScreen>
        ) : (
          <ResultScreen result={result} choices={choices} wordsStayHere={wordsStayHere} />
        )}
      </PendingPage>
    </>
  );
}

function GiftActions({ gift, affiliateTags }: { gift: GiftDetail; affiliateTags: Record<string, string> }) {
  const { id, name, priceCents, image, affiliateUrl } = gift;
  const storeUrl = isWebAddress(affiliateUrl) ? affiliateUrl : null;
  return (
    <div className="flex flex-col gap-3">
      {storeUrl === null ? null : <StoreLink giftId={id} url={storeUrl} name={name} tags={affiliateTags} size="lg" />}
      <div className="flex flex-wrap gap-3">
        <SaveButton gift={{ id, name }} />
        <AddToBasket gift={{ id, name, priceCents, image }} />
      </div>
      {storeUrl === null ? null : <p className="max-w-measure text-sm text-soft-ink">{GIFT_TEXTS.priceNote}</p>}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, requestId } = readRouteError(error);
  return <FinderFailure status={status} reference={requestId} />;
}
