import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface LeaveWarningProps {
  isDirty: boolean;
  /** Discards the unsaved input. */
  onDiscard: () => void;
}

/** Asks before unsaved changes are left behind; closing the window shows the browser's own question. */
export function LeaveWarning({ isDirty, onDiscard }: LeaveWarningProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <Dialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      size="sm"
      role="alertdialog"
      title="Leave with unsaved changes?"
      description="Your changes are kept as a draft in this browser, so you can pick up later where you left off. No one else sees them until you save."
      footer={
        <div className="flex w-full flex-col gap-2">
          <Button onClick={() => blocker.reset?.()}>Keep editing</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave and keep the draft
          </Button>
          <Button
            variant="quiet"
            className="text-ribbon"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            Discard changes
          </Button>
        </div>
      }
    />
  );
}
