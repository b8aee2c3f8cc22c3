import { useEffect } from "react";
import type { z } from "zod";
import type { postReadingSchema } from "../schema.ts";

/** Reports to the server that a post is being read, without delaying the page and without waiting for the response. */
function reportReading(postId: string): void {
  const body = JSON.stringify({ postId } satisfies z.input<typeof postReadingSchema>);
  if (navigator.sendBeacon?.("/blog-readings", body)) return;
  fetch("/blog-readings", { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** Reports a reading once the page is visible; a tab opened in the background is reported when it is first shown. */
export function usePostViewReport(postId: string): void {
  useEffect(() => {
    if (document.visibilityState === "visible") {
      reportReading(postId);
      return;
    }
    const onChange = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", onChange);
      reportReading(postId);
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [postId]);
}
