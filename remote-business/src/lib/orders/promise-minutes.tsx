import { type BusinessOrderRow, FIRST_STATUS, PROMISE_MINUTES } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import styles from './order-promise.module.css';

/**
 * Confirms an order with another time by one press (product.md §290); nothing for one that is confirmed, and for one
 * for later, which is promised for the time that its diner asked for.
 */
export const PromiseMinutes = ({
  order: { id, status, asked_for },
  isBusy,
  onPromise,
}: {
  order: Pick<BusinessOrderRow, 'id' | 'status' | 'asked_for'>;
  /** A change of it is under way. */
  isBusy: boolean;
  /** Confirms it, to be ready in so many minutes. */
  onPromise: (minutes: number) => void;
}) => {
  const { t } = useTranslation('business');
  // Also where it was paid already: its time can still be said with the confirmation.
  if (status !== FIRST_STATUS || asked_for) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('promise.orIn')}</legend>
      <div className={styles.minutes}>
        {PROMISE_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="sm"
            busy={isBusy}
            aria-label={t('promise.inFor', { minutes, id })}
            onClick={() => onPromise(minutes)}
          >
            {String(minutes)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};
