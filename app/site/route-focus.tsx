import { useEffect } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./navigation.ts";

/**
 * The current location with its page's heading; null before the first page. It outlives the component, which an error page replaces by another
 * instance.
 */
let arrivedAt: { pathname: string; search: string; heading: Element | null; title: string } | null = null;

/** Returns the page's main heading or, without one, its content. */
function findLandingPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID);
}

/** Returns the page's heading, which stays where only a dialog with an address of its own was opened over the page, or closed. */
function readHeading() {
  const heading = document.querySelector(`#${MAIN_ID} h1`);
  return { heading, title: heading?.textContent ?? "" };
}

function landOn(place: HTMLElement) {
  place.tabIndex = -1;
  place.classList.add("outline-none");
  place.focus({ preventScroll: true });
}

/**
 * Moves the focus to the new page's heading after a client navigation, so that it behaves like a full page load: screen readers announce
 * the page, and the next Tab continues from there. Another query of the same path leaves the focus where it is, and so does a dialog over
 * the page that has an address of its own, unless the focused element is gone.
 */
export function RouteFocus() {
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const before = arrivedAt;
    arrivedAt = { pathname, search, ...readHeading() };
    if (before === null || hash !== "" || (before.pathname === pathname && before.search === search)) return;
    const hasLostFocus = document.activeElement === null || document.activeElement === document.body;
    const isSamePage = before.heading !== null && before.heading === arrivedAt.heading && before.title === arrivedAt.title;
    if ((before.pathname === pathname || isSamePage) && !hasLostFocus) return;
    const place = findLandingPlace();
    if (place) landOn(place);
  }, [pathname, search, hash]);

  return null;
}
