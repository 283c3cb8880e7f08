import { Link, useLocation, useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount, visuallyHiddenOnPhones } from '@tavolina/shared-ui';
import { ShoppingBasket } from 'lucide-react';
import { countOf } from '../lib/cart/cart.ts';
import { useCarts } from '../lib/cart/cart-store.ts';
import { LARGE_ICON } from '../lib/icon.ts';
import styles from './frame.module.css';

/** The cart touched last, from every page but its own menu and its checkout (product.md §117). */
export const CartLink = () => {
  const { t, i18n } = useTranslation('diner');
  const { pathname } = useLocation();
  const cart = useCarts(({ carts, lastBusinessId }) => {
    const filled = Object.values(carts).filter(({ lines }) => lines.length > 0);
    return filled.find(({ businessId }) => businessId === lastBusinessId) ?? filled[0];
  });
  const to = `/menu/${cart?.menuId}`;
  if (!cart || pathname === to || pathname === '/checkout') return null;
  const count = countOf(cart);
  return (
    <Link
      className={styles.cart}
      to={to}
      aria-label={t('frame.cart', { items: t('cart.count', { count }), place: cart.businessName })}
    >
      <ShoppingBasket {...LARGE_ICON} />{' '}
      <span className={visuallyHiddenOnPhones}>{t('frame.cartShort')}</span>
      <strong>{formatCount(count, i18n.language)}</strong>
    </Link>
  );
};
