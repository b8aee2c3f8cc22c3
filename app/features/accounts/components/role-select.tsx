import { SelectField } from "#app/ui/select-field.tsx";
import { mayGive } from "../rights.ts";
import { ROLE_TEXTS } from "../role-texts.ts";
import { type Role, ROLES } from "../types.ts";

interface RoleSelectProps {
  /** Who gives the role: roles above their own are not offered. */
  giver: Role | null;
  initial: Role | "none";
  /** True offers to take the role away. */
  offersNone?: boolean;
  label?: string;
  className?: string;
}

/** Lets somebody choose a role that they may give. */
export function RoleSelect({ giver, initial, offersNone = false, label = "Role", className }: RoleSelectProps) {
  return (
    <SelectField label={label} name="role" defaultValue={initial} className={className}>
      {ROLES.filter((role) => mayGive(giver, role)).map((role) => (
        <option key={role} value={role}>
          {ROLE_TEXTS[role].name}
        </option>
      ))}
      {offersNone ? <option value="none">No role</option> : null}
    </SelectField>
  );
}
