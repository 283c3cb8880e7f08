import { type EuroRates, groupsById, type Item, type Menu } from '@tavolina/shared-api/contract';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Cart, CartLine } from '../../../lib/cart/cart.ts';
import { hasMore } from '../../../lib/dish/has-more.ts';
import { LazyDishSheet, LazyDishToRead, loadDishSheetWhenIdle } from '../../../lib/dish/lazy-dish-sheet.tsx';
import { itemsOf } from '../../../lib/pricing/dish-prices.ts';

const hasDishesThatOpen = (menu: Menu): boolean => {
  const groups = groupsById(menu.option_groups);
  return itemsOf(menu).some((item) => hasMore(item, groups));
};

/** Shows a dish in full; `isRecommended` where another dish goes well with it (product.md §502). */
export type OpenDish = (item: Item, canOrder?: boolean, isRecommended?: boolean) => void;

/** The dish of a menu that is shown in full, to be chosen where it can be ordered. */
export const useOpenDish = (
  menu: Menu,
  {
    cart,
    rates,
    onDone,
    above,
  }: {
    cart: Cart;
    rates: EuroRates;
    /** Gets what was chosen, and what closes the dish: it stays until its line is in the cart. */
    onDone: (line: CartLine, close: () => void) => void;
    /** A question that stands above the dish. */
    above: ReactNode;
  },
): { open: OpenDish; dish: ReactNode } => {
  const [opened, setOpened] = useState<{ item: Item; canOrder: boolean; isRecommended: boolean }>();
  // The same at every drawing: each row of a long menu is drawn with it.
  const open = useCallback<OpenDish>(
    (item, canOrder = true, isRecommended = false) => setOpened({ item, canOrder, isRecommended }),
    [],
  );
  const isAwaited = hasDishesThatOpen(menu);
  useEffect(() => {
    if (isAwaited) loadDishSheetWhenIdle();
  }, [isAwaited]);
  if (!opened) return { open, dish: null };
  const close = (): void => setOpened(undefined);
  const handleDone = (line: CartLine | null): void => {
    if (line) onDone({ ...line, ...(opened.isRecommended && { isRecommended: true }) }, close);
    else close();
  };
  const item = itemsOf(menu).find(({ id }) => id === opened.item.id) ?? opened.item;
  const shown = { item, menu, rates, onClose: close };
  return {
    open,
    dish: (
      <Suspense>
        {opened.canOrder ? (
          <LazyDishSheet {...shown} cart={cart} onDone={handleDone} above={above} />
        ) : (
          <LazyDishToRead {...shown} currency={cart.currency} />
        )}
      </Suspense>
    ),
  };
};
