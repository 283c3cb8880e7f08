import type { EuroRates, Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture, formatMoney } from '@tavolina/shared-ui';
import { memo } from 'react';
import { type Cart, withQuantity } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import { unitPrice } from '../../lib/pricing/price-cart.ts';
import styles from './dish.module.css';
import { DishQuantity } from './dish-quantity.tsx';
import { FoundFor, MarkedText } from './marked-text.tsx';

/** What a dish is shown with. */
export interface DishRowProps {
  item: Item;
  menu: Menu;
  cart: Cart;
  rates: EuroRates;
  onAdd: (item: Item) => void;
}

/**
 * A dish with its price and picture, over which its quantity stands where the place takes orders. Searching draws no
 * row again, which would take a phone long on a long menu.
 */
export const DishRow = memo(({ item, menu, cart, rates, onAdd }: DishRowProps) => {
  const { i18n } = useTranslation('diner');
  const { currency } = cart;
  const price = unitPrice(item, currency, rates);
  const beside = currency === 'EUR' ? 'ALL' : 'EUR';
  const other = unitPrice(item, beside, rates);
  return (
    <>
      <div>
        <h3>
          <MarkedText text={item.name} />
        </h3>
        {item.description ? (
          <p>
            <MarkedText text={item.description} />
          </p>
        ) : null}
        <FoundFor id={item.id} />
        {price === undefined || other === undefined ? null : (
          <p className={styles.prices}>
            <strong>{formatMoney(price, currency, i18n.language)}</strong>{' '}
            <span>{formatMoney(other, beside, i18n.language)}</span>
          </p>
        )}
      </div>
      <div className={styles.picture}>
        <FoodPicture imageUrl={item.image_url} image={item.image}>
          <DishPicture itemName={item.name} place={menu.business.name} cuisine={menu.cuisine_type} />
        </FoodPicture>
        {price === undefined || !menu.business.accepts_orders ? null : (
          <DishQuantity
            id={item.id}
            name={item.name}
            count={cart.lines.find((line) => line.itemId === item.id)?.quantity ?? 0}
            onAdd={() => onAdd(item)}
            onCount={(count) => saveCart(withQuantity(cart, item.id, count))}
          />
        )}
      </div>
    </>
  );
});
