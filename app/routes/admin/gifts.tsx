import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { GiftManagement } from "#app/features/catalogue/editing/components/gift-management.tsx";
import { readFilterNames, readGiftTable } from "#app/features/catalogue/editing/gift-table.queries.server.ts";
import { USUAL_COLUMNS } from "#app/features/catalogue/editing/gift-table-columns.ts";
import { GIFT_PAGE_SIZES, readGiftTableFilters } from "#app/features/catalogue/editing/gift-table-filters.ts";
import { listGiftViews, readTableHabits } from "#app/features/catalogue/editing/gift-views.commands.server.ts";
import { GIFTS_SCREEN } from "#app/features/catalogue/editing/texts.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { Route } from "./+types/gifts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id: userId } = await requireUser(request, context);
  const filters = readGiftTableFilters(new URL(request.url).searchParams);
  const habits = await readTableHabits(userId);
  const display = {
    columns: filters.columns ?? habits.columns ?? USUAL_COLUMNS,
    size: filters.size ?? habits.size ?? GIFT_PAGE_SIZES[0],
  };
  const [page, names, views] = await Promise.all([
    readGiftTable({ ...filters, ...display, columns: [...display.columns] }),
    readFilterNames(filters),
    listGiftViews(userId),
  ]);
  return { filters, page, names, display, views };
}

type GiftsData = Awaited<ReturnType<typeof loader>>;

/** The browser's last loaded data, which stays on the screen when the gifts cannot be loaded again. */
let lastShown: GiftsData | null = null;

const isServersFailure = (error: unknown) => (isRouteErrorResponse(error) ? error.status >= 500 : error instanceof TypeError);

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<GiftsData & { failedAt?: number }> {
  try {
    return await serverLoader();
  } catch (error) {
    if (lastShown === null || !isServersFailure(error)) throw error;
    return { ...lastShown, failedAt: Date.now() };
  }
}

/** Opening and closing a gift's form does not change the table behind it. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod === undefined && currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search) return false;
  return defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: GIFTS_SCREEN.title,
    description: GIFTS_SCREEN.subtitle,
    path: "/admin/gifts",
    noindex: true,
  });
}

export default function Gifts({ loaderData }: Route.ComponentProps) {
  const { showToast } = useToast();
  const failedAt = "failedAt" in loaderData ? loaderData.failedAt : undefined;
  useEffect(() => {
    lastShown = loaderData;
    if (failedAt !== undefined) showToast(GIFTS_SCREEN.loadFailure);
  }, [loaderData, failedAt, showToast]);
  return (
    <>
      <GiftManagement {...loaderData} />
      <Outlet />
    </>
  );
}
