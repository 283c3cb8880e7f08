import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useMomentText } from './use-moment-text.ts';

type Way = Pick<CustomerOrder, 'fulfilment' | 'table' | 'asked_for' | 'promised_at'>;

/** Name of where a diner gets an order: the table, or the counter. */
export const useWayName = (): ((order: Pick<Way, 'fulfilment' | 'table'>) => string) => {
  const { t } = useTranslation('diner');
  return ({ fulfilment, table }) =>
    table === null ? t(`when.way.${fulfilment}`) : t('when.table', { table });
};

/** Where and when a diner gets an order. */
export const OrderWay = ({ order }: { order: Way }) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const nameOf = useWayName();
  const ready = order.promised_at && t('when.readyAbout', { when: moment('about', order.promised_at) });
  return <>{[nameOf(order), ready].filter(Boolean).join(' · ')}</>;
};
