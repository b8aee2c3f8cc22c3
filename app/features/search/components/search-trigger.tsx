import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState, type MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { findTopModal } from "#app/ui/modal-stack.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";

const loadDialog = () => import("./search-dialog.tsx");
const prepareDialog = () => void loadDialog().catch(() => undefined);

/**
 * The link to the search page, which with JavaScript opens the dialog instead, as `/` and Ctrl or Cmd K do anywhere. The dialog is loaded
 * on first use; where loading fails, the page still works.
 */
export function SearchTrigger() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const loaded = useLazyModule(loadDialog, isOpen, () => {
    setIsOpen(false);
    void navigate("/search");
  });

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event) || findTopModal() !== null) return;
    event.preventDefault();
    setIsOpen(true);
  });

  useEffect(() => {
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, []);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <Link
        to="/search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={open}
        className="inline-flex size-touch shrink-0 items-center justify-center gap-2.5 rounded-control text-ink transition-colors duration-150 hover:bg-linen lg:mr-2 lg:w-44 lg:justify-start lg:border lg:border-edge lg:bg-card lg:pr-2 lg:pl-3.5 lg:text-soft-ink lg:hover:border-ink lg:hover:bg-card"
      >
        <Search aria-hidden className="size-5 shrink-0 lg:size-4.5" />
        <span className="max-lg:sr-only">Search</span>
        <kbd
          aria-hidden
          className="ml-auto hidden rounded-tag border border-line bg-paper px-2 font-text text-sm leading-6 lg:block noscript:hidden"
        >
          /
        </kbd>
      </Link>
      {loaded ? <loaded.SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** True for `/` outside of fields, and for Ctrl or Cmd K anywhere, unless another listener has handled the key already. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey && ctrlKey !== metaKey;
  return key === "/" && !isField(event.target);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
}
