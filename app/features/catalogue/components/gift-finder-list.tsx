import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { describeTrouble, TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type GiftChoice, giftChoicesAnswer } from "../gift-choices.ts";
import { GiftPicture } from "./gift-picture.tsx";

const DELAY_MS = 250;

function useGiftChoices(query: string, choicesAt: string) {
  const [found, setFound] = useState<readonly GiftChoice[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (query === "") {
      setFound(null);
      setTrouble(null);
      return;
    }
    const abort = new AbortController();
    setIsBusy(true);
    const timer = setTimeout(async () => {
      const path = `${choicesAt}?${new URLSearchParams({ q: query })}`;
      const { answer, trouble: met } = await fetchJson(path, giftChoicesAnswer, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setTrouble(met);
      setFound(answer?.gifts ?? null);
      setIsBusy(false);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, choicesAt]);
  return { found, trouble, isBusy };
}

interface GiftFinderListProps {
  /** Gifts that are already chosen; their buttons are disabled. */
  chosenIds?: readonly string[];
  onPick: (gift: GiftChoice) => void;
  pickLabel: string;
  /** The address that finds gifts. */
  choicesAt: string;
}

/** Finds gifts by name or category; each result has a button. */
export function GiftFinderList({ chosenIds = [], onPick, pickLabel, choicesAt }: GiftFinderListProps) {
  const [text, setText] = useState("");
  const { found, trouble, isBusy } = useGiftChoices(text.trim(), choicesAt);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="search"
        label="Search gifts"
        placeholder="Search gifts by name or category..."
        icon={<Search aria-hidden />}
        trailing={isBusy ? <Spinner className="text-soft-ink" /> : null}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="text-sm text-soft-ink empty:hidden">
        {found !== null && !isBusy && found.length === 0 ? "No gifts found" : null}
        {trouble !== null && !isBusy ? describeTrouble(trouble, { failed: TROUBLE_TEXTS.notLoaded }).description : null}
      </p>
      <ul aria-label="Gifts found" className="flex flex-col">
        {(found ?? []).map((gift) => (
          <li key={gift.id}>
            <button
              type="button"
              disabled={chosenIds.includes(gift.id)}
              aria-label={`${pickLabel} ${gift.name}`}
              onClick={() => onPick(gift)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-linen disabled:opacity-50"
            >
              <GiftLine gift={gift} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line with a gift's small picture, name and category. */
export function GiftLine({ gift }: { gift: Pick<GiftChoice, "name" | "image" | "category"> }) {
  return (
    <>
      <GiftPicture image={gift.image} alt="" sizes="44px" className="size-11 shrink-0 rounded-tag bg-linen object-cover" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="line-clamp-2 font-medium">{gift.name}</span>
        {gift.category === null ? null : <span className="text-sm text-soft-ink">{gift.category}</span>}
      </span>
    </>
  );
}
