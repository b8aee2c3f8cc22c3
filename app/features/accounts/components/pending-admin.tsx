import type { ReactNode } from "react";
import { useLoaded } from "#app/ui/use-loaded.ts";
import { useSession } from "./session.tsx";
import { useIsEnteringAdmin } from "./use-is-entering-admin.ts";

const loadScreen = () => import("./admin-loading.tsx");
/** What stood there stays until the admin area is there. */
const goWithout = () => undefined;
import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "./session.tsx";
import { useIsEnteringAdmin } from "./use-entering-admin.ts";

/** Shoppers never see it. */
const AdminLoading = lazy(async () => ({ default: (await import("./admin-loading.tsx")).AdminLoading }));

/** Around the shop's pages: on the way into the admin area its loading screen stands in their place. */
export function PendingAdmin({ children }: { children: ReactNode }) {
  const isEntering = useIsEnteringAdmin();
  const { session } = useSession();
  const screen = useLoaded(loadScreen, isEntering, goWithout);
  const isCovered = isEntering && screen !== null;
  return (
    <>
      {isCovered ? <screen.AdminLoading phase={session.state === "loading" ? "authentication" : "verifying"} /> : null}
      <div hidden={isCovered} className="contents">
      {isEntering ? (
        <Suspense>
          <AdminLoading phase={session.state === "loading" ? "authentication" : "verifying"} />
        </Suspense>
      ) : null}
      <div hidden={isEntering} className="contents">
        {children}
      </div>
    </>
  );
}
