import { type Currency, type ExchangeRates, euroFollowsRate, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDay, formatMoney } from '@tavolina/shared-ui';
import { memo } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import { keepCurrency } from '../../lib/pricing/currency-store.ts';
import { itemsOf } from '../../lib/pricing/price-cart.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { MenuLanguage } from './menu-language.tsx';
import styles from './prices-row.module.css';

interface PricesRowProps {
  menu: Menu;
  rates: ExchangeRates;
  cart: Cart;
}

/** Above the dishes: the currency of their prices and the rate of the ones beside. */
export const PricesRow = memo(({ menu, rates: { rates, date }, cart }: PricesRowProps) => {
  const { currency } = cart;
  const { t, i18n } = useTranslation('diner');
  const choose = (next: Currency): void => {
    keepCurrency(next);
    saveCart({ ...cart, currency: next });
  };
  // Beside euro stand lek, beside any other currency stand euro.
  const converted = currency === 'EUR' ? 'ALL' : currency;
  const options = menu.option_groups?.flatMap((group) => group.options) ?? [];
  const hasOwnEuro = ![...itemsOf(menu), ...options].every((item) => euroFollowsRate(item, converted, rates));
  return (
    <div className={styles.prices}>
      <p className={styles.rate}>
        {t('menu.rate', {
          rate: formatMoney(rates[converted], converted, i18n.language),
          date: formatDay(date),
        })}
        {hasOwnEuro ? ` · ${t('tracking.ownEuro')}` : null}
      </p>
      <MenuLanguage menu={menu} />
      <CurrencyChoice value={currency} onChange={choose} />
    </div>
  );
});
