import type { Currency, ExchangeRates } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, formatDay, formatMoney, Receipt } from '@tavolina/shared-ui';
import { Bill, Rule } from '../../lib/bill.tsx';
import type { Cart } from '../../lib/cart/cart.ts';
import type { LiveMenus, PricedCart } from '../../lib/pricing/price-cart.ts';
import styles from './checkout.module.css';

/** What will be paid, in which currency, at which rate and to whom. */
export const CheckoutSummary = ({
  cart,
  menus,
  priced,
  rates,
}: {
  cart: Cart;
  menus: LiveMenus;
  priced: PricedCart;
  rates: ExchangeRates;
}) => {
  const { t, i18n } = useTranslation('diner');
  const { currency } = cart;
  const money = (amount: number, of: Currency) => formatMoney(amount, of, i18n.language);
  const menu = [...menus.values()].find((candidate) => candidate !== null);
  return (
    <Receipt aria-label={t('checkout.summary')}>
      <div className={styles.place}>
        <span className={styles.dish}>
          <DishPicture
            itemName={cart.lines[0]?.name ?? ''}
            place={cart.businessName}
            cuisine={menu?.cuisine_type ?? null}
          />
        </span>
        <div>
          <p className={styles.muted}>{t('checkout.orderAt')}</p>
          <h2>{cart.businessName}</h2>
          <p className={styles.muted}>
            {[menu?.business.address, menu?.business.city].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <Rule />
      <Bill
        lines={priced.lines.map((line) => ({
          ...line,
          id: line.itemId,
          amount: money(line.total, currency),
        }))}
        seen={
          currency === 'EUR'
            ? undefined
            : {
                label: t('checkout.totalIn', { currency: t(`currency.${currency}`) }),
                value: money(priced.total, currency),
              }
        }
        total={{ label: t('checkout.toPay'), value: money(priced.euroTotal, 'EUR') }}
      />
      <p className={styles.muted}>
        {currency === 'EUR'
          ? t('frame.euro')
          : t('checkout.rate', { rate: money(rates.rates[currency], currency), date: formatDay(rates.date) })}
      </p>
    </Receipt>
  );
};
