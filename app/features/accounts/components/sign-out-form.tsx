import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { sendForm } from "#app/ui/client/send-json.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { TOASTS } from "../texts.ts";
import { useSession } from "./session.tsx";

interface SignOutFormProps {
  onDone?: () => void;
  className?: string;
  children: ReactNode;
}

/** Signs out. Without JavaScript it is a plain form; with it, a failure is shown on the current page and the user stays signed in. */
export function SignOutForm({ onDone, className, children }: SignOutFormProps) {
  const { refetchSession } = useSession();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLeaving) return;
    setIsLeaving(true);
    const { action } = event.currentTarget;
    const trouble = await sendForm(action, new URLSearchParams());
    setIsLeaving(false);
    if (trouble !== null) {
      showToast(TOASTS.signOutFailed);
      return;
    }
    onDone?.();
    // The page that only the user may see is left first; then the session request announces the sign-out.
    await navigate("/");
    await refetchSession();
  }

  return (
    <form method="post" action="/auth/sign-out" onSubmit={(event) => void submit(event)}>
      <button type="submit" aria-busy={isLeaving || undefined} className={className}>
        {children}
      </button>
    </form>
  );
}
