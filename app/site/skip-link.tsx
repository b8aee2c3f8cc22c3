import { MAIN_ID } from "./navigation.ts";

/** Renders the first element that Tab reaches, which leads past the navigation to the page's content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:inline-flex focus:min-h-touch focus:items-center focus:rounded-control focus:bg-card focus:px-5 focus:font-semibold focus:text-evergreen focus:shadow-card"
    >
      Skip to main content
    </a>
  );
}
