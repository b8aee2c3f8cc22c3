import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { GIFTS_SCREEN } from "../texts.ts";

/** The search starts after a pause of this length in typing; with the answer, what was typed is found within a fifth of a second. */
const PAUSE_MS = 80;

/** The search box, which searches while the editor types. When another navigation changes the search, the box shows the new one. */
export function GiftSearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  /** The latest search that was sent; its answer may arrive after more text was typed, and that text then stays. */
  const sent = useRef(q);
  /** The searches that were sent since the last answer: on a slow machine React announces one after the next was sent. */
  const underWay = useRef(new Set<string>());

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      // Another navigation may have set this search meanwhile.
      if (typed.trim() === sent.current) return;
      sent.current = typed.trim();
      underWay.current.add(sent.current);
      onSearch(typed.trim());
    }, PAUSE_MS);
    // On a slow machine, React may announce a followed link only after the timer, and the search would replace that navigation.
    const giveUp = (event: MouseEvent) => {
      if (followsLink(event)) clearTimeout(timer);
    };
    document.addEventListener("click", giveUp, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", giveUp, { capture: true });
    };
  }, [typed, onSearch]);

  // After "Clear All Filters", a click on a gift or "back", pressed right after a key, the text typed before must not be searched for.
  const { location: ahead } = useNavigation();
  useEffect(() => {
    if (ahead === undefined) underWay.current.clear();
    if (ahead === undefined || !/^\/admin\/gifts(?:\/|$)/.test(ahead.pathname)) return;
    const next = new URLSearchParams(ahead.search).get("q") ?? "";
    const isOwn = next === sent.current || underWay.current.has(next);
    if (isOwn && ahead.pathname === "/admin/gifts") return;
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

/** Returns true for a click on a link that opens in this window. */
function followsLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link !== null && link.getAttribute("target") !== "_blank" && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
