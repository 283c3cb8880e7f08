import { RECENT_ORDERS_KEY } from '../../../lib/cart/recent-orders-store.ts';
import styles from './dish-shortcuts.module.css';

/**
 * The room of dishes that were ordered before, in a first view whose server does not know them (product.md §503). The document
 * shows it where the device remembers an order from this menu.
 */
export const ShortcutsRoom = ({ title, menuId }: { title: string; menuId: string }) => (
  <div hidden className={styles.room} data-kept={RECENT_ORDERS_KEY} data-holds={menuId}>
    <section className={styles.shortcuts}>
      <h2>{title}</h2>
      <ul />
    </section>
  </div>
);
