import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { describeTrouble, TROUBLE_TEXTS, type Words } from "#app/ui/saving/describe-trouble.ts";
import { SignInElsewhere } from "#app/ui/saving/sign-in-elsewhere.tsx";

interface SaveTroubleProps {
  /** Null while nothing has failed. */
  trouble: Trouble | null;
  /** The text for an account that has lost the right. */
  denied?: Words;
  /** The text for a failure of the server. */
  failed: Words;
  /** The sentence that says where the input is now. */
  assurance?: string;
  onRetry: () => void;
  isBusy: boolean;
}

/**
 * Says beside a form's Save button why it was not saved, with the way on, until the next attempt has an answer. The form itself keeps the
 * input; this only says that it is there.
 */
export function SaveTrouble({ trouble, denied, failed, assurance = TROUBLE_TEXTS.nothingLost, onRetry, isBusy }: SaveTroubleProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [trouble]);
  if (trouble === null) return null;
  const { title, description, fault } = describeTrouble(trouble, { denied, failed });
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex w-full flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-control bg-blush px-4 py-3 text-left outline-none"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold text-ribbon-deep">{title}</p>
        <p className="max-w-measure">
          {description} {assurance}
        </p>
        {fault === null ? null : <p className="mt-1 text-sm wrap-anywhere text-soft-ink">{fault}</p>}
      </div>
      <span className="flex flex-wrap gap-2">
        {trouble.kind === "signed-out" ? <SignInElsewhere /> : null}
        <Button size="sm" variant="secondary" busy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      </span>
    </div>
  );
}
