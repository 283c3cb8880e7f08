import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useMoment } from '@tavolina/shared-ui';
import { useWayName } from './use-way-name.ts';

type Way = Pick<BusinessOrderRow, 'fulfilment' | 'table' | 'asked_for' | 'promised_at'>;

/** Where an order goes and when it is due: the table or the counter, and the time (product.md §284, §285). */
export const OrderWay = ({ order, now }: { order: Way; now: number }) => {
  const { t } = useTranslation('business');
  const moment = useMoment();
  const wayName = useWayName();
  const due = order.asked_for ?? order.promised_at;
  return (
    <span>
      <strong>{wayName(order)}</strong>
      {due
        ? ` · ${t(order.asked_for ? 'way.for' : 'way.ready', { when: moment(order.asked_for ? 'for' : 'until', due, now) })}`
        : null}
    </span>
  );
};
