import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { searchPath } from "../addresses.ts";
import { MAX_QUERY_LENGTH, SEARCH_TEXTS } from "../constants.ts";
import { SearchOption } from "./search-option.tsx";
import { announceResults, groupResults, moveSelection } from "./search-results.ts";
import { useSearch } from "./use-search.ts";

/** The last search, held in memory until the page is left. */
let recentQuery = "";

interface SearchBoxProps {
  /** False while the dialog is closing. */
  isShown: boolean;
  onLeave: () => void;
}

/**
 * A field and the results under it, as an ARIA combobox: the focus stays in the field, the arrow keys choose, Enter opens the choice or all
 * results.
 */
export function SearchBox({ isShown, onLeave }: SearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(recentQuery);
  const [selected, setSelected] = useState(-1);
  const { ask, asked, status, results } = useSearch();

  const groups = results === null || status === "failed" ? [] : groupResults(results);
  const flat = groups.flatMap((group) => group.results);
  const optionId = (index: number) => `${id}option-${index}`;

  useEffect(() => {
    if (!isShown) return;
    field.current?.select();
    ask(recentQuery);
  }, [isShown, ask]);

  useEffect(() => {
    if (selected >= 0) document.getElementById(`${id}option-${selected}`)?.scrollIntoView({ block: "nearest" });
  }, [id, selected]);

  function type(value: string) {
    recentQuery = value;
    setText(value);
    setSelected(-1);
    ask(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = event.nativeEvent.isComposing ? null : moveSelection(event.key, selected, flat.length);
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = flat[selected];
    const query = text.trim();
    if (chosen === undefined && query === "") return;
    onLeave();
    void navigate(chosen?.to ?? searchPath(query));
  }

  const isEmpty = status === "ready" && flat.length === 0;
  return (
    <form action="/search" role="search" onSubmit={submit}>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-soft-ink" />
        <input
          ref={field}
          name="q"
          type="text"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={flat.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={selected >= 0 ? optionId(selected) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          placeholder={SEARCH_TEXTS.placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="w-full min-w-0 truncate rounded-control border border-edge bg-card pr-10 pl-10.5 text-base text-ink hover:border-ink"
        />
        {status === "loading" ? <Spinner className="absolute inset-y-0 right-3.5 my-auto text-soft-ink" /> : null}
      </div>
      <div className="-mx-3 mt-3 h-[min(26rem,52dvh)] overflow-y-auto overscroll-contain px-3 py-1">
        <p role="status" className={joinClasses("py-2 text-soft-ink", flat.length > 0 ? "sr-only" : null)}>
          {status === "loading" ? SEARCH_TEXTS.searching : null}
          {isEmpty ? SEARCH_TEXTS.empty : null}
          {status === "ready" && flat.length > 0 ? announceResults(groups) : null}
        </p>
        {status === "failed" ? (
          <div role="alert" className="py-2">
            <p className="font-semibold text-ribbon">{SEARCH_TEXTS.failedTitle}</p>
            <p className="mt-1 text-soft-ink">{SEARCH_TEXTS.failedText}</p>
          </div>
        ) : null}
        {status === "ready" && results?.correction ? (
          <p className="pb-1 text-[0.9375rem] text-soft-ink">
            {results.correction.replaces ? "Showing results for" : "Including results for"}{" "}
            <b className="text-ink">{results.correction.text}</b>
          </p>
        ) : null}
        {status === "ready" && results?.isPartial ? <p className="pb-1 text-[0.9375rem] text-soft-ink">{SEARCH_TEXTS.partial}</p> : null}
        <div
          id={`${id}list`}
          role="listbox"
          aria-label="Search results"
          hidden={flat.length === 0}
          className={joinClasses("transition-opacity", status === "loading" ? "opacity-60" : null)}
        >
          {groups.map(({ title, results: members }) => (
            <div key={title} role="group" aria-labelledby={`${id}${title}`} className="pb-2">
              <div id={`${id}${title}`} className="pt-2 pb-1 text-sm font-semibold text-soft-ink">
                {title}
              </div>
              {members.map((result) => {
                const index = flat.indexOf(result);
                return (
                  <SearchOption key={result.id} id={optionId(index)} result={result} isSelected={index === selected} onLeave={onLeave} />
                );
              })}
            </div>
          ))}
        </div>
        {isEmpty || asked === "" ? <WaysOn onLeave={onLeave} /> : null}
      </div>
      <div className="mt-3 flex min-h-touch items-center justify-between gap-4 border-t border-line pt-4 text-sm text-soft-ink">
        <p aria-hidden className="hidden sm:block">
          ↑↓ to choose, Enter to open, Esc to close
        </p>
        <button
          type="submit"
          disabled={text.trim() === ""}
          className={buttonClasses({ variant: "secondary", size: "sm", className: "ml-auto" })}
        >
          See all results
        </button>
      </div>
    </form>
  );
}

/** Links for users who don't know what to type, or whose search found nothing. */
function WaysOn({ onLeave }: { onLeave: () => void }) {
  const link = "inline-flex min-h-touch items-center rounded-control font-semibold text-evergreen underline underline-offset-4";
  return (
    <div className="py-1 text-soft-ink">
      <p>Not sure what to look for?</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to="/gift-finder" onClick={onLeave} className={link}>
          Describe the person
        </Link>
        <Link to="/categories" onClick={onLeave} className={link}>
          Browse categories
        </Link>
      </p>
    </div>
  );
}
