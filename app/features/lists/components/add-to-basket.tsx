import { ShoppingBag } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonLook } from "#app/ui/button-classes.ts";
import type { BasketGift } from "../basket-types.ts";
import { basketCommands } from "./basket-store.ts";
import { showBasketToast } from "./basket-toast.ts";

interface AddToBasketProps extends ButtonLook {
  gift: BasketGift;
}

/** Adds a gift to the basket and confirms it in a toast. Without JavaScript there is neither a basket nor this button. */
export function AddToBasket({ gift, variant = "secondary", size, className }: AddToBasketProps) {
  function add() {
    basketCommands.add(gift);
    showBasketToast({
      title: "Added to your basket",
      description: gift.name,
      type: "success",
      action: { label: "Open basket", onClick: basketCommands.open },
    });
  }

  return (
    <span className="contents noscript:hidden">
      <Button variant={variant} size={size} className={className} onClick={add}>
        <ShoppingBag aria-hidden className="size-[1.15em]" />
        Add to basket
      </Button>
    </span>
  );
}
