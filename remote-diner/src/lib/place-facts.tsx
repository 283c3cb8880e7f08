import type { OpenState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import styles from './card.module.css';
import { FromPrice } from './from-price.tsx';
import { useOpeningText } from './opening/use-opening-text.ts';
import { useMomentText } from './way/use-moment-text.ts';

/**
 * What decides whether one orders there, in a line: until when it is open, what it costs from, whether it takes orders
 * or until when it takes none (product.md §116, §308, §455, §532). A place that is to be called says so, with the number (product.md §341).
 */
export const PlaceFacts = ({
  state,
  price,
  takesOrders,
}: {
  state: OpenState;
  /** Lek of the cheapest dish. */
  price: number | null | undefined;
  takesOrders: boolean;
}) => {
  const { t } = useTranslation('diner');
  const text = useOpeningText()(state);
  const moment = useMomentText();
  const { call_number: number, paused_until: pausedUntil } = state;
  const orders = takesOrders && number === undefined;
  return (
    <p className={styles.facts}>
      {text === undefined || number !== undefined ? null : (
        <strong data-open={state.is_open === true || undefined}>{text}</strong>
      )}
      {number === undefined ? null : (
        <strong>
          {t('opening.callToOrder')} {number}
        </strong>
      )}
      <FromPrice price={price} />
      <span>
        {orders && pausedUntil
          ? t('card.paused', { when: moment('until', pausedUntil) })
          : t(orders ? 'card.orders' : 'card.noOrders')}
      </span>
    </p>
  );
};
