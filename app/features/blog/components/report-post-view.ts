import { useEffect } from "react";
import type { z } from "zod";
import { reportJson } from "#app/ui/client/send-json.ts";
import type { postReadingSchema } from "../schema.ts";

/** Reports to the server that a post is being read, without delaying the page and without waiting for the response. */
function reportReading(postId: string): void {
  reportJson("/blog-readings", { postId } satisfies z.input<typeof postReadingSchema>);
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
