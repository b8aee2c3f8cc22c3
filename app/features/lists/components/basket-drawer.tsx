import { ButtonLink } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { BasketItem } from "../basket-types.ts";
import { BasketBudget } from "./basket-budget.tsx";
import { BasketRow } from "./basket-row.tsx";
import { basketCommands, useBasket } from "./basket-store.ts";
import { showBasketToast } from "./basket-toast.ts";

function remove({ id }: BasketItem) {
  const putBack = basketCommands.remove(id);
  showBasketToast({ title: "Removed from your basket", action: { label: "Undo", onClick: putBack } });
}

/** Shows the basket: its gifts, their total, and a link to each gift's page. */
export function BasketDrawer({ isOpen }: { isOpen: boolean }) {
  const { items } = useBasket();
  const isEmpty = items.length === 0;

  return (
    <Drawer
      isOpen={isOpen}
      onClose={basketCommands.close}
      title="Gift basket"
      description={isEmpty ? undefined : "You don’t pay here: you buy each gift at its own store."}
      footer={isEmpty ? undefined : <BasketBudget items={items} />}
    >
      {isEmpty ? (
        <EmptyState
          headingLevel={3}
          title="Your basket is empty"
          text="Add gifts you’re considering, compare the total with your budget, then buy each one at its own store."
          action={
            <ButtonLink to="/gift-finder" onClick={basketCommands.close}>
              Find a Gift
            </ButtonLink>
          }
          className="py-6"
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <BasketRow key={item.id} item={item} onRemove={remove} />
            ))}
          </ul>
          <p className="mt-4 text-sm text-soft-ink">The basket lives in this tab only. Closing or reloading the page empties it.</p>
        </>
      )}
    </Drawer>
  );
}
