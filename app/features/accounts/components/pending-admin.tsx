import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "./session.tsx";
import { useIsEnteringAdmin } from "./use-entering-admin.ts";

/** Shoppers never see it. */
const AdminLoading = lazy(async () => ({ default: (await import("./admin-loading.tsx")).AdminLoading }));

/** Around the shop's pages: on the way into the admin area its loading screen stands in their place. */
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
