import { Link, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount, formatMoney } from '@tavolina/shared-ui';
import { ArrowRight, ShoppingBasket } from 'lucide-react';
import { type Cart, countOf } from '../lib/cart/cart.ts';
import { LARGE_ICON, SMALL_ICON } from '../lib/icon.ts';
import { ratesQuery } from '../lib/menu-queries.ts';
import { priceCart } from '../lib/pricing/price-cart.ts';
import styles from './cart-bar.module.css';

const NOTHING_LIVE = new Map();

/** A cart at the foot of the window: where it is, how much is in it and what it comes to (product.md §117). */
export const CartBar = ({ cart }: { cart: Cart }) => {
  const { t, i18n } = useTranslation('diner');
  const { data: rates } = useQuery(ratesQuery);
  const count = countOf(cart);
  // With the prices that it remembers: its menu is asked for on its own page.
  const total =
    rates && formatMoney(priceCart(cart, NOTHING_LIVE, rates.rates).total, cart.currency, i18n.language);
  return (
    <aside className={styles.bar} aria-label={t('cart.title')}>
      <Link
        className={styles.cart}
        to={`/menu/${cart.menuId}`}
        aria-label={[t('frame.cart', { items: t('cart.count', { count }), place: cart.businessName }), total]
          .filter(Boolean)
          .join(', ')}
      >
        <ShoppingBasket {...LARGE_ICON} />
        <strong className={styles.count}>{formatCount(count, i18n.language)}</strong>
        <span className={styles.place}>{cart.businessName}</span>
        <strong>{total}</strong>
      </Link>
      <Link className={styles.pay} to="/checkout" state={{ businessId: cart.businessId }}>
        {t('frame.toCheckout')} <ArrowRight {...SMALL_ICON} />
      </Link>
    </aside>
  );
};
