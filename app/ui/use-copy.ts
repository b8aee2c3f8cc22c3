import { useEffect, useState } from "react";

/** Milliseconds for which "Copied!" is shown. */
export const COPIED_SHOWN_MS = 2000;

/**
 * Copies a text to the clipboard. `outcome` is "copied" for two seconds, or "refused" where the clipboard is not available (plain http, or
 * no permission); `copy` resolves to true where it was copied.
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
