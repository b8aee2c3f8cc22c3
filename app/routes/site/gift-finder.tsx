import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { StoreLink } from "#app/features/affiliate/components/store-link.tsx";
import type { AffiliateProgram } from "#app/features/affiliate/types.ts";
import type { ShownGift } from "#app/features/catalogue/components/gift-card.tsx";
import { GiftGrid } from "#app/features/catalogue/components/gift-grid.tsx";
import { PendingPage } from "#app/features/catalogue/components/pending-page.tsx";
import { GIFT_TEXTS } from "#app/features/catalogue/constants.ts";
import { centsWithoutStamp } from "#app/features/catalogue/prices.ts";
import { isWebAddress, shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";
import { listShelf } from "#app/features/catalogue/shelf.queries.server.ts";
import { ALL_GIFTS_TAG } from "#app/features/catalogue/taxonomies.ts";
import type { GiftDetail } from "#app/features/catalogue/types.ts";
import { announce } from "#app/features/finder/results/announcements.ts";
import { Announcement } from "#app/features/finder/components/announcement.tsx";
import { FinderFailure } from "#app/features/finder/components/finder-failure.tsx";
import { GiftPanel } from "#app/features/finder/components/gift-panel.tsx";
import { ResultScreen } from "#app/features/finder/components/result-screen.tsx";
import { ResultSkeleton } from "#app/features/finder/components/result-skeleton.tsx";
import { StartScreen } from "#app/features/finder/components/start-screen.tsx";
import { useIsSearching } from "#app/features/finder/components/use-is-searching.ts";
import { useReranked } from "#app/features/finder/components/use-reranked.ts";
import { DEFAULT_GIFTS, MAX_GIFTS } from "#app/features/finder/constants.ts";
import { asSeenIn, resultKeyOf } from "#app/features/finder/results/links.ts";
import { isBlank, isQuestion, readBrief } from "#app/features/finder/results/questions.ts";
import { recordUnmetBrief } from "#app/features/finder/results/unmet-demand.commands.server.ts";
import { findGifts } from "#app/features/finder/find-gifts.server.ts";
import { FINDER_PATH, FINDER_TEXTS, UNREAD_FIELD } from "#app/features/finder/results/screen-texts.ts";
import { presentResult } from "#app/features/finder/results/present-result.server.ts";
import { listOfferedChoices } from "#app/features/finder/results/offered-choices.queries.server.ts";
import { listStepChoices } from "#app/features/finder/results/steps.ts";
import { AddToBasket } from "#app/features/lists/components/add-to-basket.tsx";
import { SaveButton } from "#app/features/lists/components/save-button.tsx";
import { heartFor } from "#app/features/lists/components/save-heart.tsx";
import { findSettings, findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { runInBackground } from "#app/platform/run-in-background.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { readRouteError } from "#app/site/route-error.ts";
import { useDayForm } from "#app/ui/local-time.tsx";
import type { Route } from "./+types/gift-finder";
import { countFinderBrief } from "./finder-limit.server.ts";
import { answerQuestion, questionForm, refuseBrief } from "./finder-question.server.ts";
import { findShownGift } from "./shown-gift.server.ts";

const IDEAS = 4;
export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const info = context.get(requestInfoContext);
  const { clientAddress, cacheTags } = info;
  const { affiliateProgram: program, languageModel } = config();
  const today = await findToday();
  if (isQuestion(searchParams)) {
    const answer = await answerQuestion(searchParams, info);
    if (!answer.ok) {
      const shared = { gift: null, isGiftGone: false, program, wordsStayHere: languageModel === null };
      return data({ ...shared, start: answer.start, result: null }, tooMany(answer.waitSeconds));
    }
    if (answer.address !== FINDER_PATH + search) throw redirect(answer.address);
  }
  const brief = readBrief(searchParams);
  const giftId = searchParams.get("gift") ?? "";
  const gift = giftId === "" ? null : await findShownGift(giftId);
  const shared = { gift, isGiftGone: giftId !== "" && gift === null, program, wordsStayHere: languageModel === null };
  const status = { status: shared.isGiftGone ? 404 : 200 };
  // A language model may understand what the engine does not.
  const isUnread = languageModel !== null && searchParams.has(UNREAD_FIELD);
  const waitSeconds = isBlank(brief) && !isUnread ? null : await countFinderBrief(brief, clientAddress);
  if (waitSeconds !== null) {
    return data({ ...shared, start: await refuseBrief(brief, brief.text), result: null }, tooMany(waitSeconds));
  }
  const count = countOf(searchParams);
  // One more than is shown reveals whether there are more.
  const found = isBlank(brief) && !isUnread ? null : await findGifts(brief, { limit: count + 1, today });
  if (found === null || (!found.understood && !isUnread)) {
    const { gifts: ideas, isTrending } = await listShelf(IDEAS);
    cacheTags.add(ALL_GIFTS_TAG);
    for (const tag of tagsOfGiftCards(ideas)) cacheTags.add(tag);
    const remark = brief.text === "" ? "" : FINDER_TEXTS.nothingUnderstood;
    const choices = listStepChoices(brief, await listOfferedChoices());
    const { examples } = await findSettings();
    const start = { choices, said: brief.text, remark, ideas: ideas.map(shownOnCard), isTrending, examples };
    return data({ ...shared, start, result: null }, status);
  }
  runInBackground(recordUnmetBrief(brief, found));
  return data({ ...shared, start: null, result: await presentResult(found, count) }, status);
}

/** Takes a form's brief that would make the URL too long, and redirects to the URL of its result. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") throwPageError(405, {}, { allow: "GET, POST" });
  const fields = await readForm(request, questionForm, Array.from);
  const answer = await answerQuestion(fields, context.get(requestInfoContext));
  if (answer.ok) throw redirect(answer.address, 303);
  return data(answer.start, tooMany(answer.waitSeconds));
}

const tooMany = (waitSeconds: number) => ({ status: 429, headers: { "retry-after": String(waitSeconds) } });

/** Returns how many gifts a URL requests: between the usual number and the maximum. */
function countOf(query: URLSearchParams): number {
  const asked = Number(query.get("show") ?? DEFAULT_GIFTS);
  return Number.isInteger(asked) ? Math.min(MAX_GIFTS, Math.max(DEFAULT_GIFTS, asked)) : DEFAULT_GIFTS;
}

/** Closing a gift shows the results that are loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isClosing =
    nextUrl.pathname === currentUrl.pathname &&
    !nextUrl.searchParams.has("gift") &&
    resultKeyOf(nextUrl.search) === resultKeyOf(currentUrl.search);
  return isClosing ? false : defaultShouldRevalidate;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const retryAfter = loaderHeaders.get("retry-after") ?? actionHeaders.get("retry-after");
  return { "cache-control": "private, no-cache", ...(retryAfter === null ? {} : { "retry-after": retryAfter }) };
}

export function meta({ matches, location, loaderData, error }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: error ? FINDER_TEXTS.failedTitle : (loaderData?.result?.brief.title ?? "AI Gift Finder"),
    description:
      "Describe them in a sentence, or choose who it’s for, the occasion, their interests, and a budget. See the gifts that fit, and why.",
    path: FINDER_PATH,
    noindex: location.search !== "" || Boolean(error),
  });
}

export default function GiftFinder({ loaderData, actionData }: Route.ComponentProps) {
  const { gift, isGiftGone, program, wordsStayHere } = loaderData;
  // A form that was posted too soon comes back with its words.
  const start = actionData ?? loaderData.start;
  const result = actionData === undefined ? loaderData.result : null;
  const isSearching = useIsSearching();
  const inOwnForm = useDayForm();
  const [query] = useSearchParams();
  const { shown, isReranking } = useReranked(result, !wordsStayHere);
  const here = shown === null ? resultKeyOf(query.toString()) : asSeenIn(shown.brief.query, query);
  return (
    <>
      {gift === null ? null : (
        <GiftPanel
          gift={gift}
          reason={shown?.gifts.find((found) => found.gift.id === gift.id)?.reason ?? []}
          query={here}
          isOpen={query.has("gift")}
          actions={<GiftActions gift={gift} program={program} />}
        />
      )}
      {isGiftGone && query.has("gift") ? (
        <p role="status" className="mx-auto mt-6 w-full max-w-content px-4 md:px-6">
          <span className="block rounded-control bg-butter px-4 py-3 font-medium">{GIFT_TEXTS.notFoundToast.description}</span>
        </p>
      ) : null}
      <Announcement text={inOwnForm(announce({ result: shown, remark: start?.remark ?? "", isSearching }))} />
      <PendingPage>
        {shown === null ? null : <ResultScreen result={shown} {...{ wordsStayHere, here, isReranking, isSearching }} />}
        {start === null ? null : (
          <>
            {isSearching ? <ResultSkeleton /> : null}
            {/* The form stays mounted during the search, so that its text is still there if the gifts cannot be loaded. */}
            <div hidden={isSearching}>
              <StartScreen
                choices={start.choices}
                examples={start.examples}
                said={start.said}
                remark={start.remark}
                {...{ wordsStayHere, isSearching }}
              >
                <Ideas gifts={start.ideas} title={start.isTrending ? FINDER_TEXTS.trending : FINDER_TEXTS.newIdeas} />
              </StartScreen>
            </div>
          </>
        )}
      </PendingPage>
    </>
  );
}

function Ideas({ gifts, title }: { gifts: ShownGift[]; title: string }) {
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="finder-ideas" className="mt-14">
      <h2 id="finder-ideas" className="mb-5 text-heading">
        {title}
      </h2>
      <GiftGrid gifts={gifts} actionsFor={heartFor} />
    </section>
  );
}

function GiftActions({ gift, program }: { gift: GiftDetail; program: AffiliateProgram }) {
  const { id, name, shownImage: image, currency, affiliateUrl } = gift;
  const storeUrl = isWebAddress(affiliateUrl) ? affiliateUrl : null;
  return (
    <div className="flex flex-col gap-3">
      {storeUrl === null ? null : <StoreLink giftId={id} url={storeUrl} name={name} program={program} size="lg" />}
      <div className="flex flex-wrap gap-3">
        <SaveButton gift={{ id, name }} />
        <AddToBasket gift={{ id, name, priceCents: centsWithoutStamp(gift), currency, image }} />
      </div>
      {storeUrl === null ? null : <p className="max-w-measure text-sm text-soft-ink">{GIFT_TEXTS.priceNote}</p>}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, requestId } = readRouteError(error);
  return <FinderFailure status={status} reference={requestId} />;
}
