import { Link, useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, formatDateTime, IconButton } from '@tavolina/shared-ui';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { withLinesOf } from '../../lib/cart/cart.ts';
import { forgetDiner, saveCart, useCarts } from '../../lib/cart/cart-store.ts';
import { eraseOrders, type RecentOrder, useRecentOrders } from '../../lib/cart/recent-orders-store.ts';
import { trackingPath } from '../../lib/tracking-path.ts';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import styles from './recent-orders.module.css';

const Recent = ({ order, onErase }: { order: RecentOrder; onErase: () => void }) => {
  const { t } = useTranslation('diner');
  const navigate = useNavigate();
  const { businessName, businessId, lines, menuId } = order.cart;
  const [first] = lines;
  // The menu then says what has changed since, dish by dish.
  const handleAgain = (): void => {
    const now = useCarts.getState().carts[businessId];
    saveCart(now ? withLinesOf(now, order.cart) : order.cart);
    void navigate(`/menu/${menuId}`);
  };
  return (
    <li tabIndex={-1}>
      <div>
        <h3>{businessName}</h3>
        <p>{formatDateTime(order.placedAt)}</p>
        {first ? (
          <p>
            {first.quantity} × {first.name}{' '}
            {lines.length > 1 ? t('recent.more', { count: lines.length - 1 }) : null}
          </p>
        ) : null}
        <Link to={trackingPath(order)}>{t('recent.follow', { id: order.id })}</Link>
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          aria-label={t('recent.againAt', { place: businessName })}
          icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={handleAgain}
        >
          {t('recent.again')}
        </Button>
        <IconButton
          size="sm"
          label={t('recent.erase', { id: order.id })}
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onErase}
        />
      </div>
    </li>
  );
};

/** The orders placed on this device: to follow, to order again, to erase (product.md §59). Nothing where there are none. */
export const RecentOrders = () => {
  const { t } = useTranslation('diner');
  const orders = useRecentOrders((state) => state.orders);
  const [isErased, setIsErased] = useState(false);
  const erased = useRef<HTMLOutputElement>(null);
  const { list, removing } = useFocusAfterRemoval<HTMLUListElement>(orders.length, erased);
  const handleErase = (id: string): void => {
    removing(orders.findIndex((order) => order.id === id));
    eraseOrders(id);
    setIsErased(true);
  };
  const handleEraseAll = (): void => {
    removing();
    eraseOrders();
    forgetDiner();
    setIsErased(true);
  };
  return (
    <>
      <output ref={erased} tabIndex={-1} className={styles.erased}>
        {isErased ? t('recent.erased') : null}
      </output>
      {orders.length > 0 ? (
        <section className={styles.recent} aria-labelledby="recent">
          <h2 id="recent">{t('recent.title')}</h2>
          <ul ref={list}>
            {orders.map((order) => (
              <Recent key={order.id} order={order} onErase={() => handleErase(order.id)} />
            ))}
          </ul>
          <Button variant="quiet" size="sm" onClick={handleEraseAll}>
            {t('recent.eraseAll')}
          </Button>
        </section>
      ) : null}
    </>
  );
};
