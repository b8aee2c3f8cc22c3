import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { formatPrice } from "#app/features/catalogue/rules.ts";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LIST_LIMITS } from "../constants.ts";
import type { ClaimState } from "../claims.rules.ts";
import { sharedListPath } from "../links.rules.ts";
import type { ListItem } from "../list.types.ts";
import type { ClaimResult } from "./claim-done.tsx";

interface ClaimFormProps {
  item: ListItem;
  left: ClaimState;
  shareToken: string;
  /** What came back of a claim that was not accepted. */
  refusal: (ClaimResult & { ok: false }) | null;
}

/** "I'm getting this": with a name or without, and how many or how much. A plain form, so that it works everywhere. */
export function ClaimForm({ item, left, shareToken, refusal }: ClaimFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === "POST";
  const isPledge = item.splitGoalCents !== null;
  const address = sharedListPath(shareToken);
  const { typed, errors } = refusal ?? {};

  // Whoever opened the form goes on in it.
  useEffect(() => {
    const place = refusal?.errors === undefined ? "input:not([type=hidden])" : "[aria-invalid]";
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [refusal]);

  return (
    <Form
      ref={form}
      method="post"
      action={address}
      preventScrollReset
      noValidate
      className="flex max-w-md flex-col gap-4 rounded-control border border-line bg-paper p-4"
    >
      <input type="hidden" name="intent" value={isPledge ? "pledge" : "claim"} />
      <input type="hidden" name="itemId" value={item.id} />
      <TextField
        label="Your name (optional)"
        name="name"
        autoComplete="name"
        maxLength={LIST_LIMITS.claimName}
        defaultValue={typed?.name}
        hint="Others with this link see it. Without a name it says “Someone”."
        error={errors?.name}
      />
      {isPledge ? (
        <TextField
          label="Your share"
          name="amount"
          inputMode="decimal"
          icon={<span aria-hidden>$</span>}
          maxLength={12}
          defaultValue={typed?.amount}
          hint={`${formatPrice(left.leftCents)} of ${formatPrice(item.splitGoalCents ?? 0)} is left. Nothing is paid here.`}
          error={errors?.amount}
          className="max-w-60"
        />
      ) : item.quantity > 1 ? (
        <TextField
          label="How many"
          name="pieces"
          type="number"
          inputMode="numeric"
          min={1}
          max={left.leftPieces}
          defaultValue={typed?.pieces ?? "1"}
          hint={`${left.leftPieces} of ${item.quantity} left.`}
          error={errors?.pieces}
          className="max-w-40"
        />
      ) : (
        <input type="hidden" name="pieces" value="1" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending}>
          {isPledge ? "Pledge my share" : "Yes, I’m getting this"}
        </Button>
        <Link to={`${address}#item-${item.id}`} preventScrollReset replace className={buttonClasses({ variant: "secondary" })}>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
