import type { PasswordCheck } from "#app/features/accounts/passwords.commands.server.ts";
import { FAILURE_TITLES } from "#app/features/accounts/texts.ts";
import { refuse, refuseForNow } from "./refuse.server.ts";

const WRONG = "That isn’t your password.";

/** Refuses a form whose password was wrong or tried too often. `field` is the name of the password's field. */
export function refusePassword(fields: Record<string, string>, check: Exclude<PasswordCheck, { ok: true }>, field: string) {
  if (check.reason !== "wrong-password") return refuseForNow(fields, FAILURE_TITLES.change, check);
  return refuse(fields, { title: FAILURE_TITLES.change, description: WRONG, type: "destructive" }, { errors: { [field]: WRONG } });
}
