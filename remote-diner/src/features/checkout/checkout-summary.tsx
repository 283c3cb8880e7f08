import {
  type Amount,
  type ExchangeRates,
  nameAsWritten,
  orderTotals,
  type PaymentMethod,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, FoodPicture, formatDay, formatMoney, Receipt } from '@tavolina/shared-ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Bill, Rule } from '../../lib/bill.tsx';
import { type Cart, lineKey } from '../../lib/cart/cart.ts';
import { SMALL_ICON } from '../../lib/icon.ts';
import { itemsOf } from '../../lib/pricing/dish-prices.ts';
import type { LiveMenus } from '../../lib/pricing/line-now.ts';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';
import styles from './checkout.module.css';

/** What will be paid, in which currency, at which rate and to whom; on narrow screens its lines are folded (product.md §456). */
export const CheckoutSummary = ({
  cart,
  menus,
  priced,
  rates,
  method,
}: {
  cart: Cart;
  menus: LiveMenus;
  priced: PricedCart;
  rates: ExchangeRates;
  /** How it is going to be paid. */
  method: PaymentMethod;
}) => {
  const { t, i18n } = useTranslation('diner');
  const [isOpen, setIsOpen] = useState(false);
  const { currency } = cart;
  const money = (of: Amount) => formatMoney(of.amount, of.currency, i18n.language);
  const { lead, beside } = orderTotals({
    payment_method: method,
    total_amount: priced.euroTotal,
    display: { currency, total_amount: priced.total },
  });
  const menu = [...menus.values()].find((candidate) => candidate !== null);
  const [line] = cart.lines;
  const dish = menu && itemsOf(menu).find(({ id }) => id === line?.itemId);
  const noteOnEuro = (): string => {
    if (!beside) return t('frame.euro');
    if (!priced.euroByRate) return t('checkout.ownEuro');
    const rate = money({ amount: rates.rates[currency], currency });
    return t('checkout.rate', { rate, date: formatDay(rates.date) });
  };
  return (
    <Receipt aria-label={t('checkout.summary')}>
      <div className={styles.place}>
        <span className={styles.dish}>
          <FoodPicture imageUrl={dish?.image_url} image={dish?.image} focus={dish?.focus} sizes="56px">
            <DishPicture
              itemName={dish ? nameAsWritten(menu, dish) : (line?.name ?? '')}
              place={cart.businessName}
              cuisine={menu?.cuisine_type ?? null}
            />
          </FoodPicture>
        </span>
        <div>
          <p className={styles.muted}>{t('checkout.orderAt')}</p>
          <h2>{cart.businessName}</h2>
          <p className={styles.muted}>
            {[menu?.business.address, menu?.business.city].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t(isOpen ? 'checkout.hideLines' : 'checkout.showLines')}</span> <strong>{money(lead)}</strong>
        <ChevronDown {...SMALL_ICON} />
      </button>
      <div className={styles.folded} data-open={isOpen || undefined}>
        <Rule />
        <Bill
          lines={priced.lines.map((line) => ({
            ...line,
            id: lineKey(line),
            amount: money({
              amount: lead.currency === currency ? line.total : line.euroTotal,
              currency: lead.currency,
            }),
          }))}
          total={{ label: t('checkout.toPay'), value: money(lead) }}
          beside={
            beside && {
              label:
                beside.currency === 'EUR'
                  ? t('cart.inEuro')
                  : t('checkout.totalIn', { currency: t(`currency.${beside.currency}`) }),
              value: money(beside),
            }
          }
        />
        <p className={styles.muted}>{noteOnEuro()}</p>
      </div>
    </Receipt>
  );
};
