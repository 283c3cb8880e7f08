import type { EuroRates, GroupsById, Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ignoreSecondTap, visuallyHidden } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Cart } from '../../../lib/cart/cart.ts';
import { DishPrice } from '../../../lib/dish/dish-price.tsx';
import { SMALL_ICON } from '../../../lib/icon.ts';
import { shownPrice } from '../../../lib/pricing/dish-prices.ts';
import { useTextLanguage } from '../../../lib/reading/use-read-menu.ts';
import { CART_BAR } from '../cart/cart-bar-mark.ts';
import styles from './dish-shortcuts.module.css';

/** A few dishes of a menu under a title, each taken with one press. What is taken may be offered no longer; the focus stays. */
export const DishShortcuts = ({
  title,
  Heading,
  items,
  menu,
  cart,
  rates,
  groups,
  onTake,
}: {
  title: string;
  Heading: 'h2' | 'h3';
  items: readonly Item[];
  menu: Menu;
  cart: Cart;
  rates: EuroRates;
  groups: GroupsById;
  onTake: (item: Item) => void;
}) => {
  const { t } = useTranslation('diner');
  const langOf = useTextLanguage(menu);
  const box = useRef<HTMLDivElement>(null);
  const taken = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = taken.current;
    taken.current = undefined;
    // Only what goes with its press leaves the keyboard nowhere.
    if (id === undefined || items.some((item) => item.id === id)) return;
    if (document.activeElement !== document.body) return;
    (box.current?.querySelector('button') ?? box.current)?.focus({ preventScroll: true });
  });
  const handleTake = (event: MouseEvent, item: Item): void => {
    ignoreSecondTap(event, CART_BAR);
    taken.current = item.id;
    onTake(item);
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {items.length > 0 ? (
        <section className={styles.shortcuts} aria-label={title}>
          <Heading>{title}</Heading>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <button type="button" onClick={(event) => handleTake(event, item)}>
                  <span lang={langOf(item, 'name')}>{item.name}</span>{' '}
                  <DishPrice {...shownPrice(item, groups, cart.currency, rates)} currency={cart.currency} />{' '}
                  <span className={visuallyHidden}>{t('dish.add')}</span>
                  <Plus {...SMALL_ICON} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
