import { type RefObject, useLayoutEffect } from "react";

const GAP_PX = 16;

/** Keeps toasts above a bar that is fixed to the bottom of the window, however tall it grows, for as long as it is there. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty("--toast-bottom", `${window.innerHeight - entry.target.getBoundingClientRect().top + GAP_PX}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-bottom");
    };
  }, [bar]);
}
