import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ROLE_TEXTS } from "../role-texts.ts";
import { type Role, ROLES } from "../types.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Sets which roles need a second factor. Who has none of their own is led to it first. */
export function SecondFactorsSection({ required, hasOwn }: { required: readonly Role[]; hasOwn: boolean }) {
  const isSending = useNavigation().formData?.get("intent") === "second-factors";
  return (
    <ProfileSection
      title="Two-factor sign-in"
      text="People with these roles can’t use the admin area until they’ve set up two-factor sign-in."
    >
      {hasOwn ? (
        <Form method="post" preventScrollReset className="flex flex-col gap-2">
          <input type="hidden" name="intent" value="second-factors" />
          <fieldset key={required.join()} className="flex flex-col">
            <legend className="sr-only">Roles that require two-factor sign-in</legend>
            {ROLES.map((role) => (
              <CheckboxField key={role} name={role} label={ROLE_TEXTS[role].name} defaultChecked={required.includes(role)} />
            ))}
          </fieldset>
          <div>
            <Button type="submit" variant="secondary" busy={isSending} className="w-full sm:w-auto">
              Save
            </Button>
          </div>
        </Form>
      ) : (
        <>
          <p className="mb-4">
            {required.length === 0
              ? "No role requires it. To change that, set it up for yourself first."
              : `Required for: ${required.map((role) => ROLE_TEXTS[role].name).join(", ")}. To change that, set it up for yourself first.`}
          </p>
          <ButtonLink to="/profile/two-factor" variant="secondary">
            Set up two-factor sign-in
          </ButtonLink>
        </>
      )}
    </ProfileSection>
  );
}
