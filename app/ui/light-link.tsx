import { type ComponentProps, useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * A link to a page of ours for lists of many: it has no hooks and no listener of its own, which were a third of a card's work.
 * Where useLightLinks is on, it is followed without loading the page anew.
 */
export function LightLink({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...rest} href={href} data-light-link="">
      {children}
    </a>
  );
}

/** Follows the LightLinks of the document, as far as a plain click asks for it. */
export function useLightLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-light-link]") : null;
      if (link === null) return;
      event.preventDefault();
      // As browsers do: a link to where one is adds nothing to the way back.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
