import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { GIFTS_SCREEN } from "../texts.constants.ts";

/** After so long without a key the search is made. */
const PAUSE_MS = 250;

/** The search box: searches while one types. Coming back to another address, it shows what is searched for there. */
export function GiftSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const [shownQ, setShownQ] = useState(q);
  const sent = useRef(q);
  if (shownQ !== q) {
    setShownQ(q);
    // What the server has trimmed is no news to whoever is typing.
    if (typed.trim() !== q) setTyped(q);
  }

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      onSearch(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  useEffect(() => {
    sent.current = q;
  }, [q]);

  // "Clear All Filters" pressed right after a key: what was typed must not be searched for after it.
  const { location: ahead } = useNavigation();
  useEffect(() => {
    if (ahead?.pathname !== "/admin/gifts") return;
    const next = new URLSearchParams(ahead.search).get("q") ?? "";
    if (next === sent.current) return;
    sent.current = next;
    setTyped(next);
  }, [ahead]);

  return (
    <TextField
      label="Search gifts"
      hidesLabel
      type="text"
      inputMode="search"
      enterKeyHint="search"
      placeholder={GIFTS_SCREEN.searchPlaceholder}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      icon={<Search aria-hidden />}
      trailing={
        typed === "" ? null : (
          <IconButton label="Clear the search" icon={<X aria-hidden />} onClick={() => setTyped("")} className="size-9" />
        )
      }
      className="min-w-0 flex-1 basis-44"
    />
  );
}
