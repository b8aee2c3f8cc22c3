import { Menu } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import { SITE_LINKS_ID } from "./navigation.ts";

const loadMenu = () => import("./side-menu.tsx");
const prepareMenu = () => void loadMenu().catch(() => undefined);

/**
 * Opens the navigation on narrow screens. It is a link to the footer's links, so that it works before and without JavaScript; with it, the
 * side menu opens instead.
 */
export function SideMenuButton({ className }: { className?: string }) {
  const { pathname } = useLocation();
  // A menu that was opened on one page is closed on the next.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const menu = useLazyModule(loadMenu, isOpen, goToFooter);

  function goToFooter() {
    close();
    window.location.assign(`#${SITE_LINKS_ID}`);
  }

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpenOn(pathname);
  }

  function close() {
    setOpenOn(null);
  }

  return (
    <>
      <a
        href={`#${SITE_LINKS_ID}`}
        role="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          setOpenOn(pathname);
        }}
        className={joinClasses("inline-flex size-touch shrink-0 items-center justify-center rounded-control hover:bg-linen", className)}
      >
        <Menu aria-hidden className="size-6" />
      </a>
      {menu ? <menu.SideMenu isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
