import { useEffect, useState } from "react";

/** How long it is said that something was copied, in milliseconds. */
export const COPIED_SHOWN_MS = 2000;

/**
 * Puts a text into the clipboard. `outcome` is "copied" for two seconds, or "refused" where the browser has no clipboard for this page
 * (plain http, or not allowed); `copy` says which of them it was.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      return true;
    } catch {
      setOutcome("refused");
      return false;
    }
  }

  return { outcome, copy };
}
