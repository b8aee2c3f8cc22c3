import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Returns one click handler for the plain links of many rows, which navigates without a full page load. Rows with 500 router links would be
 * slow.
 */
export function useRowLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || link.target !== "" || link.origin !== window.location.origin || !isPlainClick || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.pathname === window.location.pathname });
  };
}
