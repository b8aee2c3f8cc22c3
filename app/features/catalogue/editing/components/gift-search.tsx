import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { GIFTS_SCREEN } from "../texts.constants.ts";

/** After so long without a key the search is made. */
const PAUSE_MS = 250;

/** The search box: searches while one types. Where somebody goes to another search by other ways, it shows what is searched for there. */
export function GiftSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  /** The search made last; its answer may come when more has been typed, which then stays. */
  const sent = useRef(q);

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      // Somewhere else has been gone to meanwhile.
      if (typed.trim() === sent.current) return;
      sent.current = typed.trim();
      onSearch(typed.trim());
    }, PAUSE_MS);
    // Before React says that a link is followed, on a slow machine, the search would have been made and followed instead of it.
    const giveUp = (event: MouseEvent) => {
      if (followsLink(event)) clearTimeout(timer);
    };
    document.addEventListener("click", giveUp, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", giveUp, { capture: true });
    };
  }, [typed, onSearch]);

  // "Clear All Filters" or a gift's form, pressed right after a key, and the way back: what was typed must not be searched for after it.
  const { location: ahead } = useNavigation();
  useEffect(() => {
    if (ahead === undefined || !/^\/admin\/gifts(?:\/|$)/.test(ahead.pathname)) return;
    const next = new URLSearchParams(ahead.search).get("q") ?? "";
    if (next === sent.current && ahead.pathname === "/admin/gifts") return;
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

/** True for a click on a link that opens in this window. */
function followsLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link !== null && link.getAttribute("target") !== "_blank" && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
