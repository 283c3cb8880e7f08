import { useTranslation } from '@tavolina/shared-api/runtime';
import clsx from 'clsx';
import { countOf } from '../../../lib/cart/cart.ts';
import page from '../../../lib/page.module.css';
import styles from './cart.module.css';
import { CartLines, type CartViewProps } from './cart-lines.tsx';

/** On wide screens: the cart beside the dishes. */
export const CartPanel = (props: CartViewProps) => {
  const { t } = useTranslation('diner');
  const count = countOf(props.cart);
  return (
    <aside className={clsx(page.panel, styles.panel)} aria-label={t('cart.title')}>
      <div className={styles.head}>
        <h2>{t('cart.title')}</h2>
        {count > 0 ? <span className={styles.muted}>{t('cart.count', { count })}</span> : null}
      </div>
      <CartLines {...props} />
    </aside>
  );
};
