import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";

interface AskingFormProps {
  intent: "approve" | "refuse" | "change-role" | "sign-out" | "revoke-invitation";
  id: string;
  /** The button that asks. */
  label: string;
  /** What screen readers hear after the label: whom or what it is about. */
  about: string;
  /** What the answer leads to. */
  question: ReactNode;
  /** The button that does it. */
  answer: string;
  isDangerous?: boolean;
  children?: ReactNode;
}

/** Renders a button that asks once, in a panel which opens without JavaScript too, and then does it. */
export function AskingForm({ intent, id, label, about, question, answer, isDangerous = false, children }: AskingFormProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const wasSending = useRef(false);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === intent && formData.get("id") === id;
  useEffect(() => {
    if (isSending) {
      wasSending.current = true;
      return;
    }
    if (!wasSending.current) return;
    wasSending.current = false;
    // The focus would be lost with the button that had it.
    box.current?.querySelector("summary")?.focus();
    box.current?.removeAttribute("open");
  }, [isSending]);
  return (
    <details ref={box} className="open:w-full">
      <summary
        className={`${buttonClasses({ variant: intent === "approve" ? "primary" : "secondary", size: "sm" })} w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        {label}
        <span className="sr-only"> {about}</span>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 flex flex-col gap-3 rounded-control border border-line bg-paper p-3 text-left">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <div className="text-sm text-pretty text-soft-ink">{question}</div>
        {children}
        <div>
          <Button type="submit" size="sm" variant={isDangerous ? "danger" : "primary"} busy={isSending} aria-label={`${answer} ${about}`}>
            {answer}
          </Button>
        </div>
      </Form>
    </details>
  );
}
