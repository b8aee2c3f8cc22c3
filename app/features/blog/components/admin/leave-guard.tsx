import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** Asks before unsaved changes are left behind, on the way to another screen and out of the site. */
export function LeaveGuard({ mayLeave, isDirty }: { mayLeave: RefObject<boolean>; isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      text="Your changes are not saved. They are kept for you, and offered when you open this post again."
      confirmLabel="Leave"
    />
  );
}
