import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { GATE_TEXTS } from "../admin-texts.constants.ts";
import { AdminLoading } from "./admin-loading.tsx";
import { useSession } from "./session.tsx";

/** A screen that comes sooner than this needs no word about it: it would only flash. */
const DELAY_MS = 150;

function isAdminPath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}

/** True once the way to another screen of the admin area has taken a moment. */
function useIsEnteringAdmin(): boolean {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const isEntering = target !== undefined && target !== pathname && isAdminPath(target);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isEntering) return;
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isEntering]);
  return isEntering && isSlow;
}

/** Around the shop's pages: on the way into the admin area its loading screen stands in their place. */
export function PendingAdmin({ children }: { children: ReactNode }) {
  const isEntering = useIsEnteringAdmin();
  const { session } = useSession();
  return (
    <>
      {isEntering ? <AdminLoading phase={session.state === "loading" ? "authentication" : "verifying"} /> : null}
      <div hidden={isEntering} className="contents">
        {children}
      </div>
    </>
  );
}

/** Above the admin area's screens: says that the right to the next one is being checked. */
export function CheckingPermissions() {
  const isEntering = useIsEnteringAdmin();
  return (
    <p role="status" className="text-sm text-soft-ink empty:hidden">
      {isEntering ? GATE_TEXTS.permissions : null}
    </p>
  );
}
