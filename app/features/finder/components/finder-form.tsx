import type { ComponentProps, FormEvent } from "react";
import { Form, useSubmit } from "react-router";
import { isTooLongToSend } from "../results/links.ts";
import { FINDER_PATH } from "../results/screen-texts.ts";

/**
 * A plain GET form of the finder, so that its answer has a URL and works without JavaScript. A query that would make the URL too long is
 * posted instead where JavaScript runs; the answer's own URL is short either way.
 */
export function FinderForm(props: Omit<ComponentProps<typeof Form>, "method" | "action" | "onSubmit">) {
  const submit = useSubmit();

  function postWhatIsLong(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget);
    const texts = [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
    if (!isTooLongToSend(new URLSearchParams(texts))) return;
    event.preventDefault();
    void submit(event.currentTarget, { method: "post", action: FINDER_PATH, preventScrollReset: props.preventScrollReset ?? false });
  }

  return <Form {...props} method="get" action={FINDER_PATH} onSubmit={postWhatIsLong} />;
}
