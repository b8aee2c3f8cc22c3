import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** Asks before the editor leaves the page or the site with unsaved changes. */
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
      text="Your changes aren’t saved, but we’ll hold on to them. Open the post again to restore them; a new post waits in your list of posts."
      confirmLabel="Leave"
    />
  );
}
