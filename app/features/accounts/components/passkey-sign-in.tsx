import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { TOASTS } from "../texts.ts";
import { signInWithPasskey, useCanUsePasskeys } from "./passkeys.ts";

/**
 * Signs in with a passkey of this device, where the browser supports it. It continues with a full page load, so that no state from before
 * remains.
 */
export function PasskeySignIn({ next }: { next: string | null }) {
  const canUse = useCanUsePasskeys();
  const [isAsking, setIsAsking] = useState(false);
  const { showToast } = useToast();
  if (!canUse) return null;

  async function ask() {
    setIsAsking(true);
    const outcome = await signInWithPasskey(next);
    if (outcome.ok) window.location.assign(outcome.next);
    else if (outcome.reason !== "cancelled")
      showToast({ ...TOASTS.signInFailed, description: outcome.detail ?? TOASTS.signInFailed.description });
    setIsAsking(outcome.ok);
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <Button variant="secondary" size="lg" busy={isAsking} onClick={() => void ask()} className="w-full">
        <KeyRound aria-hidden className="size-5" />
        Use a passkey
      </Button>
    </div>
  );
}
