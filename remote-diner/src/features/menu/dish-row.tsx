import type { Currency, EuroRates, Item, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, formatMoney } from '@tavolina/shared-ui';
import { Plus } from 'lucide-react';
import { unitPrice } from '../../lib/pricing/price-cart.ts';
import styles from './menu.module.css';

/** A dish with its price; its button puts one into the cart where the place takes orders. */
export const DishRow = ({
  item,
  menu,
  currency,
  rates,
  count,
  onAdd,
}: {
  item: Item;
  menu: Menu;
  currency: Currency;
  rates: EuroRates;
  count: number;
  /** Absent where the menu is for reading only. */
  onAdd: (() => void) | undefined;
}) => {
  const { t, i18n } = useTranslation('diner');
  const price = unitPrice(item, currency, rates);
  return (
    <li className={styles.row}>
      <div>
        <h3>{item.name}</h3>
        {item.description ? <p>{item.description}</p> : null}
        {price === undefined ? null : <strong>{formatMoney(price, currency, i18n.language)}</strong>}
      </div>
      <div className={styles.dish}>
        <DishPicture itemName={item.name} place={menu.business.name} cuisine={menu.cuisine_type} />
        {onAdd && price !== undefined ? (
          <button
            type="button"
            data-count={count || undefined}
            aria-label={
              count > 0 ? t('menu.addMore', { name: item.name, count }) : t('menu.add', { name: item.name })
            }
            onClick={onAdd}
          >
            {count > 0 ? count : <Plus size={20} strokeWidth={1.75} aria-hidden="true" />}
          </button>
        ) : null}
      </div>
    </li>
  );
};
