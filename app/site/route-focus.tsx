import { useEffect } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./navigation.ts";

/** Where the reader is; null before the first page. Outlives the component, which an error page replaces by another one. */
let arrivedAt: { pathname: string; search: string } | null = null;

/** The page's main heading or, lacking one, its content. */
function findLandingPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID);
}

function landOn(place: HTMLElement) {
  place.tabIndex = -1;
  place.classList.add("outline-none");
  place.focus({ preventScroll: true });
}

/**
 * After a client navigation puts the focus on the new page's heading, as a full page load would start afresh: screen readers say
 * where one has arrived, and the next Tab goes on from there. Another query of the same path keeps the focus, unless
 * what had it is gone.
 */
export function RouteFocus() {
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = { pathname, search };
    if (before === null || hash !== "" || (before.pathname === pathname && before.search === search)) return;
    const hasLostFocus = document.activeElement === null || document.activeElement === document.body;
    if (before.pathname === pathname && !hasLostFocus) return;
    const place = findLandingPlace();
    if (place) landOn(place);
  }, [pathname, search, hash]);

  return null;
}
