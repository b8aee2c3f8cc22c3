import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { GATE_TEXTS } from "../admin-texts.ts";

/** Delay in milliseconds; a message about a screen that appears sooner would only flash. */
const DELAY_MS = 150;

function isAdminPath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}

/** True once the navigation to another screen of the admin area has taken longer than the delay. */
export function useIsEnteringAdmin(): boolean {
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

/** Announces above the admin area's screens that access to the next one is being checked. */
export function CheckingPermissions() {
  const isEntering = useIsEnteringAdmin();
  return (
    <p role="status" className="text-sm text-soft-ink empty:hidden">
      {isEntering ? GATE_TEXTS.permissions : null}
    </p>
  );
}
