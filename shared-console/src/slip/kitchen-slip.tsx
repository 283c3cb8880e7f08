import { serverNow } from '@tavolina/shared-api/client';
import type { BusinessOrderRow, KitchenLine } from '@tavolina/shared-api/contract';
import { formatTime } from '@tavolina/shared-ui';
import { TriangleAlert } from 'lucide-react';
import { useDueText } from '../orders/use-due-text.ts';
import { useWayName } from '../orders/use-way-name.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './slip.module.css';
import { SlipLine } from './slip-line.tsx';

/** What a ticket of the kitchen needs of an order. */
export type SlipOrder = Pick<
  BusinessOrderRow,
  | 'id'
  | 'customer_name'
  | 'created_at'
  | 'notes'
  | 'allergy'
  | 'fulfilment'
  | 'table'
  | 'asked_for'
  | 'promised_at'
>;

/** The ticket for the kitchen: where the order goes, until when, and what to make; no prices (product.md §338). */
export const KitchenSlip = ({ order, lines }: { order: SlipOrder; lines: readonly KitchenLine[] }) => {
  const { t } = useTexts();
  const dueText = useDueText();
  const wayName = useWayName();
  const now = serverNow();
  const due = dueText(order, now, true);
  return (
    <>
      <p className={styles.way}>{wayName(order)}</p>
      <p className={styles.number}>{order.id}</p>
      {due ? <p className={styles.due}>{due}</p> : null}
      {order.allergy ? (
        <p className={styles.allergy}>
          <TriangleAlert size="1em" strokeWidth={2.5} aria-hidden="true" />
          <span>{t('slip.allergy', { allergy: order.allergy })}</span>
        </p>
      ) : null}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <SlipLine key={index} line={line} />
        ))}
      </ul>
      {order.notes ? <p className={styles.wish}>{t('slip.wish', { notes: order.notes })}</p> : null}
      <p className={styles.foot}>
        {order.customer_name} · {t('order.arrived', { at: formatTime(order.created_at) })}
        <br />
        {t('slip.printed', { at: formatTime(new Date(now).toISOString()) })}
      </p>
    </>
  );
};
