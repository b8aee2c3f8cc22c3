import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { sendForm } from "#app/ui/client/send-json.ts";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import type { AmazonPrices } from "../../types.ts";
import { AMAZON_PRICES_TEXTS } from "../texts.ts";

const ANSWERS = ["api-only", "as-entered"] as const satisfies readonly AmazonPrices[];

interface AmazonPricesFormProps {
  /** The rule in force; null where the owner has not answered yet. */
  current: AmazonPrices | null;
  onAnswered: (answer: AmazonPrices) => void;
}

/**
 * Offers the two answers to how Amazon's prices may be shown. Without JavaScript it is a plain form; with it, unsaved input elsewhere on
 * the screen survives.
 */
export function AmazonPricesForm({ current, onAnswered }: AmazonPricesFormProps) {
  const { pathname, search } = useLocation();
  const [sending, setSending] = useState<AmazonPrices | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = ANSWERS.find((each) => submitter instanceof HTMLButtonElement && submitter.value === each);
    if (answer === undefined) return;
    event.preventDefault();
    if (sending !== null) return;
    setSending(answer);
    const trouble = await sendForm("/admin/amazon-prices", new URLSearchParams({ answer }));
    setSending(null);
    if (trouble === null) onAnswered(answer);
    toastStore.add(trouble === null ? AMAZON_PRICES_TEXTS.saved : AMAZON_PRICES_TEXTS.notSaved);
  }

  return (
    <form method="post" action="/admin/amazon-prices" onSubmit={submit} className="flex flex-wrap gap-2">
      <input type="hidden" name="next" value={pathname + search} />
      {ANSWERS.filter((answer) => answer !== current).map((answer, index) => (
        <Button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          size="sm"
          variant={index === 0 && current === null ? "primary" : "secondary"}
          busy={sending === answer}
        >
          {AMAZON_PRICES_TEXTS.answers[answer]}
        </Button>
      ))}
    </form>
  );
}
