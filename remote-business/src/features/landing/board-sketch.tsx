import type { OrderStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { DishPicture, OrderStatusBadge } from '@tavolina/shared-ui';
import styles from './landing.module.css';

const TICKETS: readonly { id: string; status: OrderStatus; dishes: readonly string[] }[] = [
  { id: 'H4PW-9CTE', status: 'pending', dishes: ['tave', 'byrek'] },
  { id: 'C9LF-4WPK', status: 'confirmed', dishes: ['fergese'] },
  { id: 'W5TG-9KRF', status: 'preparing', dishes: ['qofte', 'trilece'] },
  { id: 'D8XE-6PLM', status: 'ready', dishes: ['pastico'] },
];

/** A look at the orders of a lunch; decorative. */
export const BoardSketch = () => {
  const { t } = useTranslation('business');
  return (
    <div className={styles.board} aria-hidden="true">
      {TICKETS.map(({ id, status, dishes }) => (
        <div key={id} className={styles.ticket}>
          <p>
            <strong>{id}</strong> <OrderStatusBadge status={status} />
          </p>
          {dishes.map((dish) => {
            const name = t(`landing.sketch.${dish}`);
            return (
              <p key={dish} className={styles.dish}>
                <DishPicture itemName={name} place={t('landing.sketch.place')} /> {name}
              </p>
            );
          })}
        </div>
      ))}
    </div>
  );
};
