import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { joinClasses } from "./class-names.ts";

/** The strip wraps; those with arrows on narrow screens scroll. The padding leaves room for the focus ring. */
const STRIP = "relative -m-1.5 flex max-w-full flex-wrap gap-1 overflow-x-auto p-1.5 [scrollbar-width:none]";
const TAB =
  "inline-flex min-h-touch shrink-0 items-center justify-center rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap transition-colors duration-150";
const TAB_REST = "text-soft-ink hover:bg-linen hover:text-ink";
const TAB_SELECTED = "bg-evergreen text-paper";

interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
  /** Id of the open tab, where the caller controls it. */
  selectedId?: string;
  onSelect?: (id: string) => void;
  className?: string;
  panelClassName?: string;
}

/** Tabs whose panels are all in the page (ARIA tabs; arrows, Home and End select immediately). */
export function Tabs({ label, tabs, selectedId, onSelect, className, panelClassName }: TabsProps) {
  const prefix = useId();
  const strip = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const openId = selectedId ?? ownId;

  function select(id: string) {
    setOwnId(id);
    onSelect?.(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.id === openId);
    const next = findTabForKey(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    select(tab.id);
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className={className}>
      <div ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={STRIP}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}tab-${tab.id}`}
            aria-controls={`${prefix}panel-${tab.id}`}
            aria-selected={tab.id === openId}
            tabIndex={tab.id === openId ? 0 : -1}
            onClick={() => select(tab.id)}
            className={joinClasses(TAB, tab.id === openId ? TAB_SELECTED : TAB_REST)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}panel-${tab.id}`}
          aria-labelledby={`${prefix}tab-${tab.id}`}
          hidden={tab.id !== openId}
          tabIndex={0}
          className={joinClasses("rounded-control pt-6", panelClassName)}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: ComponentProps<typeof Link>["to"]; label: ReactNode; isCurrent: boolean }[];
  className?: string;
}

/** Tabs that are links to URLs of their own; they work without JavaScript. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useSelectedInSight(
    strip,
    tabs.findIndex(({ isCurrent }) => isCurrent),
  );
  return (
    <nav aria-label={label} className={className}>
      <ul ref={strip} className={STRIP}>
        {tabs.map((tab, index) => (
          <li key={index} className="flex shrink-0">
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? "page" : undefined}
              className={joinClasses(TAB, tab.isCurrent ? TAB_SELECTED : TAB_REST)}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a strip, and nothing else, so that the selected one of its children stands in its middle. */
function useSelectedInSight(strip: RefObject<HTMLElement | null>, selected: number) {
  useEffect(() => {
    const tab = strip.current?.children[selected];
    if (!strip.current || !(tab instanceof HTMLElement)) return;
    strip.current.scrollTo({ left: tab.offsetLeft + tab.offsetWidth / 2 - strip.current.clientWidth / 2 });
  }, [strip, selected]);
}

/** Returns the tab that a key selects: arrows wrap around, Home and End go to the ends; null for any other key. */
export function findTabForKey(key: string, current: number, count: number): number | null {
  if (count < 1) return null;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
