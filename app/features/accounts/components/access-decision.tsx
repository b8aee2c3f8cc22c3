import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface AccessDecisionProps {
  intent: "approve" | "refuse" | "revoke" | "make-admin" | "sign-out";
  id: string;
  label: string;
  /** The name of the person concerned, which screen readers hear after the label. */
  name: string;
  isDangerous?: boolean;
}

/** Renders one button as a form of its own, which sends the decision and the id of the person. */
export function AccessDecision({ intent, id, label, name, isDangerous }: AccessDecisionProps) {
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === intent && formData.get("id") === id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        variant={intent === "approve" ? "primary" : "secondary"}
        busy={isSending}
        aria-label={`${label} ${name}`}
        className={isDangerous ? "text-ribbon" : undefined}
      >
        {label}
      </Button>
    </Form>
  );
}
