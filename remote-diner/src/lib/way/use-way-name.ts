import type { CustomerOrder } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';

/** Name of where a diner gets an order: the table, or the counter. */
export const useWayName = (): ((order: Pick<CustomerOrder, 'fulfilment' | 'table'>) => string) => {
  const { t } = useTranslation('diner');
  return ({ fulfilment, table }) =>
    table === null ? t(`when.way.${fulfilment}`) : t('when.table', { table });
};
