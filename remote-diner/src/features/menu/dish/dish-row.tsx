import {
  declaredAsHad,
  type EuroRates,
  type GroupsById,
  groupsOf,
  groupWithoutChoice,
  type Item,
  type Menu,
  nameAsWritten,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture, formatMoney } from '@tavolina/shared-ui';
import { memo } from 'react';
import type { Cart } from '../../../lib/cart/cart.ts';
import { DishDeclared } from '../../../lib/declared/dish-declared.tsx';
import { DishMarks } from '../../../lib/dish/dish-marks.tsx';
import { DishPrice } from '../../../lib/dish/dish-price.tsx';
import { FewLeft } from '../../../lib/dish/few-left.tsx';
import { hasMore } from '../../../lib/dish/has-more.ts';
import { shownPrice, unitPrice } from '../../../lib/pricing/dish-prices.ts';
import { useTextLanguage } from '../../../lib/reading/use-read-menu.ts';
import { PrintedTimes } from '../../../lib/served/printed-times.tsx';
import { ServedLine } from '../../../lib/served/served-line.tsx';
import type { Served } from '../../../lib/served/use-served-text.ts';
import { FoundFor } from '../search/found-for.tsx';
import { MarkedText } from '../search/marked-text.tsx';
import styles from './dish.module.css';
import { DishLook } from './dish-look.tsx';
import { DishOrder } from './dish-order.tsx';

/** What a dish is shown with. */
export interface DishRowProps {
  item: Item;
  menu: Menu;
  cart: Cart;
  rates: EuroRates;
  /** The groups of choices of the menu. */
  groups: GroupsById;
  /** Whether dishes of the menu declare something; else one sentence stands for all of them. */
  isDeclaring: boolean;
  /** When the dishes are served (product.md §461); undefined for one that always is. */
  servedOf: (item: Item) => Served | undefined;
  onAdd: (item: Item) => void;
  /** Opens a dish in full: what can be chosen of it, or all there is to see where it cannot be ordered. */
  onChoose: (item: Item, canOrder?: boolean) => void;
}

/**
 * A dish with its price and picture, over which its quantity stands where the place takes orders. Searching draws no
 * row again, which would take a phone long on a long menu.
 */
export const DishRow = memo(
  ({ item, menu, cart, rates, groups, isDeclaring, servedOf, onAdd, onChoose }: DishRowProps) => {
    const { t, i18n } = useTranslation('diner');
    const langOf = useTextLanguage(menu);
    const { currency } = cart;
    const { price, varies } = shownPrice(item, groups, currency, rates);
    const beside = currency === 'EUR' ? 'ALL' : 'EUR';
    const { price: other } = shownPrice(item, groups, beside, rates);
    const hasChoices = groupsOf(item, groups).length > 0;
    const noChoice = groupWithoutChoice(item, groups);
    const { accepts_orders: takesOrders, opening } = menu.business;
    const served = servedOf(item);
    // Not now, but the place may take it for later.
    const isOrderable = served?.isServed !== false || opening?.takes_later === true;
    const canOrder = unitPrice(item, currency, rates) !== undefined && takesOrders && isOrderable;
    const opens = canOrder && !noChoice;
    return (
      <>
        <div>
          <h3 lang={langOf(item, 'name')}>
            <MarkedText text={item.name} />
          </h3>
          <DishMarks item={item} className={styles.marks} />
          {item.description ? (
            <p lang={langOf(item, 'description')}>
              <MarkedText text={item.description} />
            </p>
          ) : null}
          {item.portion ? <p lang={langOf(item, 'portion')}>{item.portion}</p> : null}
          <PrintedTimes schedule={item.schedule} />
          <ServedLine served={served} more={canOrder ? t('served.later') : undefined} />
          <FewLeft stock={item.stock} className={styles.fewLeft} />
          <FoundFor id={item.id} menu={menu} groups={groups} />
          {price === undefined || other === undefined ? null : (
            <p className={styles.prices}>
              <DishPrice price={price} varies={varies} currency={currency} />{' '}
              <span>{formatMoney(other, beside, i18n.language)}</span>
            </p>
          )}
          <DishDeclared of={declaredAsHad(item, groups)} isAsking={isDeclaring} />
          {noChoice && canOrder ? <p>{t('dish.noneLeft', { group: noChoice.name })}</p> : null}
        </div>
        <div className={styles.picture}>
          <FoodPicture imageUrl={item.image_url} image={item.image} focus={item.focus}>
            <DishPicture
              itemName={nameAsWritten(menu, item)}
              place={menu.business.name}
              cuisine={menu.cuisine_type}
            />
          </FoodPicture>
          {opens ? (
            <DishOrder item={item} cart={cart} hasChoices={hasChoices} onAdd={onAdd} onChoose={onChoose} />
          ) : null}
          {/* Behind what orders the dish, so that the keyboard comes to that first. */}
          {hasMore(item, groups) ? (
            <DishLook
              item={item}
              // One with choices opens by its own button.
              opensRow={opens && hasChoices}
              onLook={() => onChoose(item, opens)}
            />
          ) : null}
        </div>
      </>
    );
  },
);
