import type { OrderStatus } from '@tavolina/shared-api/contract';
import { DishPicture, OrderStatusBadge } from '@tavolina/shared-ui';
import styles from './landing.module.css';

const PLACE = 'Oxhaku i Gjyshes';
const TICKETS: readonly { id: string; status: OrderStatus; dishes: readonly string[] }[] = [
  { id: 'H4PW-9CTE', status: 'pending', dishes: ['Tavë kosi', 'Byrek me spinaq'] },
  { id: 'C9LF-4WPK', status: 'confirmed', dishes: ['Fërgesë e Tiranës'] },
  { id: 'W5TG-9KRF', status: 'preparing', dishes: ['Qofte zgare', 'Trileçe'] },
  { id: 'D8XE-6PLM', status: 'ready', dishes: ['Pastiço'] },
];

/** A look at the orders of a lunch; decorative. */
export const BoardSketch = () => (
  <div className={styles.board} aria-hidden="true">
    {TICKETS.map(({ id, status, dishes }) => (
      <div key={id} className={styles.ticket}>
        <p>
          <strong>{id}</strong> <OrderStatusBadge status={status} />
        </p>
        {dishes.map((dish) => (
          <p key={dish} className={styles.dish}>
            <DishPicture itemName={dish} place={PLACE} /> {dish}
          </p>
        ))}
      </div>
    ))}
  </div>
);
