import type { ExchangeRates, Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney, Notice, PageHeader } from '@tavolina/shared-ui';
import { type Cart, withQuantity } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import page from '../../lib/page.module.css';
import { priceCart } from '../../lib/pricing/price-cart.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Slip and form of an order that is about to be placed. */
export const CheckoutPage = ({ menu, cart, rates }: { menu: Menu; cart: Cart; rates: ExchangeRates }) => {
  const { t, i18n } = useTranslation('diner');
  const priced = priceCart(cart, menu, rates.rates);
  const { submit, isBusy, failure, forget } = usePlaceOrder(menu, cart, priced);

  const handleRemove = (name: string): void => {
    const line = cart.lines.find((candidate) => candidate.name === name);
    if (line) saveCart(withQuantity(cart, { id: line.itemId, name }, 0));
    forget();
  };

  if (priced.missing.length > 0) {
    return (
      <div className={page.page}>
        <PageHeader
          title={t('checkout.title')}
          back={{ to: `/menu/${menu.id}`, label: t('checkout.back') }}
        />
        {priced.missing.map((line) => (
          <Notice
            key={line.itemId}
            tone="attention"
            action={<Button onClick={() => handleRemove(line.name)}>{t('cart.remove')}</Button>}
          >
            {t('cart.gone', { name: line.name })}
          </Notice>
        ))}
      </div>
    );
  }
  return (
    <div className={page.page}>
      <PageHeader title={t('checkout.title')} back={{ to: `/menu/${menu.id}`, label: t('checkout.back') }} />
      <div className={styles.layout}>
        <CheckoutSummary menu={menu} priced={priced} currency={cart.currency} rates={rates} />
        <CheckoutForm
          businessId={cart.businessId}
          submitLabel={t('checkout.place', { total: formatMoney(priced.euroTotal, 'EUR', i18n.language) })}
          isBusy={isBusy}
          failure={failure}
          notice={failure ? <FailureNotice failure={failure} onRemove={handleRemove} /> : null}
          onSubmit={(draft) => void submit(draft)}
        />
      </div>
    </div>
  );
};
