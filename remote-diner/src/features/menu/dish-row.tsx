import type { Currency, EuroRates, Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture, formatMoney } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { unitPrice } from '../../lib/pricing/price-cart.ts';
import styles from './dish.module.css';

/** A dish with its price and picture; `quantity` stands over the picture where the place takes orders. */
export const DishRow = ({
  item,
  menu,
  currency,
  rates,
  quantity,
}: {
  item: Item;
  menu: Menu;
  currency: Currency;
  rates: EuroRates;
  quantity: ReactNode;
}) => {
  const { i18n } = useTranslation('diner');
  const price = unitPrice(item, currency, rates);
  const beside = currency === 'EUR' ? 'ALL' : 'EUR';
  const other = unitPrice(item, beside, rates);
  return (
    <li className={styles.row}>
      <div>
        <h3>{item.name}</h3>
        {item.description ? <p>{item.description}</p> : null}
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
        {price === undefined ? null : quantity}
      </div>
    </li>
  );
};
