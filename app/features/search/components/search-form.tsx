import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_QUERY_LENGTH, SEARCH_TEXTS } from "../constants.ts";

/** The search field of the results page: a plain GET form. A new search starts without the old one's filters. */
export function SearchForm({ query, isBusy }: { query: string; isBusy: boolean }) {
  const form = useRef<HTMLFormElement>(null);

  // The URL is authoritative: after "back", or a search from the dialog, the field follows it.
  useEffect(() => {
    const field = form.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement) field.value = query;
  }, [query]);

  return (
    <Form ref={form} method="get" action="/search" role="search" className="flex max-w-2xl gap-3">
      <TextField
        label="Search"
        hidesLabel
        name="q"
        type="search"
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={SEARCH_TEXTS.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        icon={<Search aria-hidden />}
        className="min-w-0 flex-1 [&_input]:text-ellipsis"
      />
      <Button type="submit" busy={isBusy}>
        Search
      </Button>
    </Form>
  );
}
