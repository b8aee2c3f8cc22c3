import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CURRENCY, currencySign, formatMoney } from "#app/platform/money.ts";
import { LIST_LIMITS } from "../constants.ts";
import type { ClaimState } from "../claims.ts";
import { sharedListPath } from "../links.ts";
import type { ListItem } from "../list-types.ts";
import type { ClaimResult } from "./claim-done.tsx";

interface ClaimFormProps {
  item: ListItem;
  /** Null where the visitor may be the owner, who must not learn what is claimed. */
  left: ClaimState | null;
  whatOwnerSees: string;
  shareToken: string;
  /** The response to a claim that was not accepted. */
  refusal: (ClaimResult & { ok: false }) | null;
}

/** "I'm getting this": asks for an optional name, and the number of pieces or the amount. A plain form makes it work everywhere. */
export function ClaimForm({ item, left, whatOwnerSees, shareToken, refusal }: ClaimFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formMethod === "POST";
  const isPledge = item.splitGoalCents !== null;
  const address = sharedListPath(shareToken);
  const { typed, errors } = refusal ?? {};

  // The visitor continues in the form that was just opened, or at the error of a refused one.
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
        hint={`Everyone with this link can see it. If you leave it empty, they’ll see “Someone”. ${whatOwnerSees}`}
        error={errors?.name}
      />
      {isPledge ? (
        <TextField
          label="Your share"
          name="amount"
          inputMode="decimal"
          icon={<span aria-hidden>{currencySign(CURRENCY)}</span>}
          maxLength={12}
          defaultValue={typed?.amount}
          hint={`${sayLeft(left && formatMoney(left.leftCents, left.currency), formatMoney(item.splitGoalCents ?? 0, item.currency))} You don’t pay here.`}
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
          max={left?.leftPieces ?? item.quantity}
          defaultValue={typed?.pieces ?? "1"}
          hint={sayLeft(left && String(left.leftPieces), String(item.quantity))}
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

/** Returns "2 of 3 left.", or "3 in all." for a visitor who may be the owner. */
function sayLeft(left: string | null, whole: string): string {
  return left === null ? `${whole} in all.` : `${left} of ${whole} left.`;
}
