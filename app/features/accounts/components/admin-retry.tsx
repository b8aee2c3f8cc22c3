import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { GATE_RETRY_DELAYS_MS } from "../admin-texts.ts";
import { AdminLoading } from "./admin-loading.tsx";

/** Retries up to three times where the server could not decide whether the user may enter, then shows `children`, the failure itself. */
export function AdminRetry({ children }: { children: ReactNode }) {
  const { state, revalidate } = useRevalidator();
  const [retry, setRetry] = useState(0);
  const delayMs = GATE_RETRY_DELAYS_MS[retry];

  useEffect(() => {
    if (state !== "idle" || delayMs === undefined) return;
    const timer = setTimeout(() => {
      setRetry((count) => count + 1);
      void revalidate();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [state, delayMs, revalidate]);

  if (state === "idle" && delayMs === undefined) return children;
  return (
    <>
      <noscript>{children}</noscript>
      <div className="noscript:hidden">
        <AdminLoading phase={retry === 0 ? "authentication" : "refreshing"} retry={retry} />
      </div>
    </>
  );
}
