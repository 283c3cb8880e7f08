import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatMoney } from '@tavolina/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { type Cart, countOf } from '../../lib/cart/cart.ts';
import type { PricedCart } from '../../lib/pricing/price-cart.ts';
import { CartLines } from './cart-lines.tsx';
import styles from './menu.module.css';

const Sheet = lazy(async () => ({ default: (await import('@tavolina/shared-ui/overlays')).Sheet }));

/** On small screens: a bar with count and total, and the cart as a sheet behind it. */
export const CartSheet = ({
  cart,
  priced,
  onChange,
}: {
  cart: Cart;
  priced: PricedCart;
  onChange: (cart: Cart) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const [isOpen, setIsOpen] = useState(false);
  const count = countOf(cart);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <div className={styles.bar}>
        <Button full variant="action" size="lg" onClick={() => setIsOpen(true)}>
          <span>{t('cart.open', { count })}</span>
          <span>{formatMoney(priced.total, cart.currency, i18n.language)}</span>
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <Sheet open onOpenChange={setIsOpen} title={t('cart.title')}>
            <CartLines cart={cart} priced={priced} onChange={onChange} />
          </Sheet>
        </Suspense>
      ) : null}
    </>
  );
};
