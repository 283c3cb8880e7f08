import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatCount, formatMoney, visuallyHidden } from '@tavolina/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { countOf } from '../../../lib/cart/cart.ts';
import styles from './cart.module.css';
import { CartLines, type CartViewProps } from './cart-lines.tsx';

const Sheet = lazy(async () => ({ default: (await import('@tavolina/shared-ui/overlays')).Sheet }));

/** On small screens: a bar with count and total, and the cart as a sheet behind it. */
export const CartSheet = (props: CartViewProps) => {
  const { t, i18n } = useTranslation('diner');
  const { cart, priced } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = countOf(cart);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <div className={styles.bar} data-cart-bar={true}>
        <Button full variant="action" size="lg" onClick={() => setIsOpen(true)}>
          <span className={styles.tally} aria-hidden="true">
            {formatCount(count, i18n.language)}
          </span>
          <span className={styles.open}>
            {t('cart.open')} <span className={visuallyHidden}>({t('cart.count', { count })})</span>
          </span>
          <span>{formatMoney(priced.total, cart.currency, i18n.language)}</span>
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <Sheet open onOpenChange={setIsOpen} title={t('cart.title')}>
            {count > 0 ? (
              <p className={styles.muted}>
                {cart.businessName} · {t('cart.count', { count })}
              </p>
            ) : null}
            <CartLines {...props} />
          </Sheet>
        </Suspense>
      ) : null}
    </>
  );
};
