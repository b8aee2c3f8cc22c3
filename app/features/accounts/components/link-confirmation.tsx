import { useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

interface LinkConfirmationProps {
  title: string;
  text: string;
  button: string;
  token: string;
}

/**
 * Confirms automatically as soon as the page has loaded. A GET must not confirm: programs that scan mail open links too, and would use the
 * link up. Without JavaScript the button does it.
 */
export function LinkConfirmation({ title, text, button, token }: LinkConfirmationProps) {
  const form = useRef<HTMLFormElement>(null);
  const hasSent = useRef(false);
  const submit = useSubmit();
  const isSending = useNavigation().state !== "idle";
  useEffect(() => {
    if (hasSent.current || form.current === null) return;
    hasSent.current = true;
    void submit(form.current, { replace: true });
  }, [submit]);
  return (
    <AccountCard title={title} text={text}>
      <Form ref={form} method="post" replace>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="lg" busy={isSending} className="w-full">
          {button}
        </Button>
      </Form>
    </AccountCard>
  );
}
