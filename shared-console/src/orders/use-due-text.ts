import { type BusinessOrderRow, orderDue } from '@tavolina/shared-api/contract';
import { useMoment } from '@tavolina/shared-ui';
import { useTexts } from '../texts/use-texts.ts';

/**
 * Says for when an order was asked for, or until when it is promised, where that was moved or nothing was asked
 * (product.md §285, §291); undefined for one with neither.
 * `now` is in ms; what is kept, such as a printed ticket, names its day in place of “tomorrow”.
 */
export const useDueText = (): ((
  order: Pick<BusinessOrderRow, 'asked_for' | 'promised_at'>,
  now: number,
  isKept?: boolean,
) => string | undefined) => {
  const { t } = useTexts();
  const moment = useMoment();
  return (order, now, isKept) => {
    const due = orderDue(order);
    if (!due) return undefined;
    return order.asked_for && !due.isMoved
      ? t('way.for', { when: moment('for', due.at, now, isKept) })
      : t('way.ready', { when: moment('until', due.at, now, isKept) });
  };
};
