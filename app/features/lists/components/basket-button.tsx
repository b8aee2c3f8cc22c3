import { ShoppingBag } from "lucide-react";
import { useLocation } from "react-router";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import { sumBasket } from "../basket.ts";
import { basketCommands, useBasket } from "./basket-store.ts";
import { useBasketHandover } from "./use-basket-handover.ts";

const loadDrawer = () => import("./basket-drawer.tsx");
const prepareDrawer = () => void loadDrawer().catch(() => undefined);

function nameButton(count: number): string {
  if (count === 0) return "Gift basket, empty";
  return `Gift basket, ${count} ${count === 1 ? "gift" : "gifts"}`;
}

/** Opens the basket, and shows the number of gifts in it. The drawer's code is loaded when the basket is first opened. */
export function BasketButton() {
  useBasketHandover();
  const { items, openOn } = useBasket();
  const { showToast } = useToast();
  const { pathname } = useLocation();
  const { count } = sumBasket(items);
  const isOpen = openOn === pathname;

  const drawer = useLazyModule(loadDrawer, isOpen, showFailure);

  function showFailure() {
    basketCommands.close();
    showToast({ title: "We couldn’t open the basket", description: "Please check your connection and try again.", type: "destructive" });
  }

  return (
    <>
      <span className="relative noscript:hidden">
        <IconButton
          label={nameButton(count)}
          icon={<ShoppingBag aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={prepareDrawer}
          onFocus={prepareDrawer}
          onClick={basketCommands.open}
        />
        {count > 0 ? (
          <span
            aria-hidden
            className="pointer-events-none absolute top-0.5 right-0 min-w-5 rounded-full bg-ribbon px-1 text-center text-xs leading-5 font-bold text-card tabular-nums"
          >
            {count}
          </span>
        ) : null}
      </span>
      {drawer ? <drawer.BasketDrawer isOpen={isOpen} /> : null}
    </>
  );
}
