import { type Currency, type ExchangeRates, euroFollowsRate, type Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatDay, formatMoney } from '@tavolina/shared-ui';
import { memo } from 'react';
import type { Cart } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import { keepCurrency } from '../../lib/pricing/currency-store.ts';
import { itemsOf } from '../../lib/pricing/dish-prices.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { MenuLanguage } from './menu-language.tsx';
import styles from './prices-row.module.css';

/** Above the dishes: the language they are read in, and the currency of their prices. */
export const PricesRow = memo(({ menu, cart }: { menu: Menu; cart: Cart }) => {
  const choose = (currency: Currency): void => {
    keepCurrency(currency);
    saveCart({ ...cart, currency });
  };
  return (
    <>
      <MenuLanguage menu={menu} />
      <CurrencyChoice value={cart.currency} onChange={choose} />
    </>
  );
});

interface RateLineProps {
  menu: Menu;
  rates: ExchangeRates;
  currency: Currency;
}

/** Below the dishes: the rate of the prices that stand beside theirs. */
export const RateLine = memo(({ menu, rates: { rates, date }, currency }: RateLineProps) => {
  const { t, i18n } = useTranslation('diner');
  // Beside euro stand lek, beside any other currency stand euro.
  const converted = currency === 'EUR' ? 'ALL' : currency;
  const options = menu.option_groups?.flatMap((group) => group.options) ?? [];
  const hasOwnEuro = ![...itemsOf(menu), ...options].every((item) => euroFollowsRate(item, converted, rates));
  return (
    <p className={styles.rate}>
      {t('menu.rate', {
        rate: formatMoney(rates[converted], converted, i18n.language),
        date: formatDay(date),
      })}
      {hasOwnEuro ? ` · ${t('tracking.ownEuro')}` : null}
    </p>
  );
});
