import { useEffect } from "react";

/** Tells the server that a post is being read, without keeping the reader waiting and without caring for an answer. */
function reportReading(postId: string): void {
  const body = JSON.stringify({ postId });
  if (navigator.sendBeacon?.("/blog-readings", body)) return;
  fetch("/blog-readings", { method: "POST", body, keepalive: true }).catch(() => undefined);
}

/** Counts the reader of a post once its page is in sight; a tab opened in the background waits until somebody looks at it. */
export function useReadingReport(postId: string): void {
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
