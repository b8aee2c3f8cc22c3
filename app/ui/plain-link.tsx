import { type ComponentProps, useEffect } from "react";
import { useNavigate } from "react-router";

interface PlainLinkProps extends ComponentProps<"a"> {
  href: string;
  /** True where the reader stays at the same place of the page, as in a list that is narrowed. */
  keepsPlace?: boolean;
}

const STAYS = "stays";

/**
 * A link to one of our own pages, for long lists: it has no hooks and no listener of its own, which took a third of a card's rendering
 * time. Where usePlainLinks is active, it navigates on the client.
 */
export function PlainLink({ href, keepsPlace = false, children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} href={href} data-light-link={keepsPlace ? STAYS : ""}>
      {children}
    </a>
  );
}

/** Navigates on the client when a PlainLink is clicked without modifier keys. */
export function usePlainLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-light-link]") : null;
      if (link === null) return;
      event.preventDefault();
      // Browsers too add no history entry for a link to the current page.
      void navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        preventScrollReset: link.dataset["lightLink"] === STAYS,
      });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
