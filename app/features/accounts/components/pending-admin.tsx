import { lazy, type ReactNode, Suspense } from "react";
import { loadOrReload } from "#app/ui/client/load-or-reload.ts";
import { useSession } from "./session.tsx";
import { useIsEnteringAdmin } from "./use-entering-admin.tsx";

/** Loaded on demand, since shoppers never see the admin area. */
const AdminLoading = lazy(async () => ({ default: (await loadOrReload(() => import("./admin-loading.tsx"))).AdminLoading }));

/** Replaces the shop's pages with the loading screen of the admin area while it is on its way. */
export function PendingAdmin({ children }: { children: ReactNode }) {
  const isEntering = useIsEnteringAdmin();
  const { session } = useSession();
  return (
    <>
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
