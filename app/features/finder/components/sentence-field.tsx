import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { FINDER_TEXTS, MAX_SENTENCE_LENGTH } from "../results/screen-texts.ts";

interface SentenceFieldProps extends ComponentProps<"textarea"> {
  label: string;
  hidesLabel?: boolean;
  id: string;
}

/** Enter submits, Shift+Enter begins a new line; while an input method composes a word, Enter belongs to it. */
function askOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/**
 * The field where a person is described: as high as its text, without a frame of its own. It shows a message where a text is cut off at the
 * limit.
 */
export function SentenceField({ label, hidesLabel = false, id, className, ...rest }: SentenceFieldProps) {
  const [isFull, setIsFull] = useState(false);
  return (
    <>
      <label htmlFor={id} className={hidesLabel ? "sr-only" : "text-[0.9375rem] font-semibold"}>
        {label}
      </label>
      <textarea
        maxLength={MAX_SENTENCE_LENGTH}
        {...rest}
        id={id}
        enterKeyHint="search"
        dir="auto"
        onKeyDown={askOnEnter}
        onInput={({ currentTarget }) => setIsFull(currentTarget.value.length >= MAX_SENTENCE_LENGTH)}
        className={joinClasses(
          "-mx-2 block w-[calc(100%+1rem)] resize-none rounded-control px-2 py-1.5 leading-relaxed field-sizing-content max-h-60",
          className,
        )}
      />
      <p role="status" className={isFull ? "mt-1 text-sm font-medium" : "sr-only"}>
        {isFull ? FINDER_TEXTS.boxIsFull : null}
      </p>
    </>
  );
}
