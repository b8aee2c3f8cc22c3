import { GATE_TEXTS } from "../admin-texts.constants.ts";
import { useIsEnteringAdmin } from "./use-entering-admin.ts";

/** Announces above the admin area's screens that access to the next one is being checked. */
export function CheckingPermissions() {
  const isEntering = useIsEnteringAdmin();
  return (
    <p role="status" className="text-sm text-soft-ink empty:hidden">
      {isEntering ? GATE_TEXTS.permissions : null}
    </p>
  );
}
