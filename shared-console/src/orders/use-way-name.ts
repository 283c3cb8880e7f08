import type { BusinessOrderRow } from '@tavolina/shared-api/contract';
import { useTexts } from '../texts/use-texts.ts';

/** Says where an order goes: to its table, or over the counter (product.md §284). */
export const useWayName = (): ((order: Pick<BusinessOrderRow, 'fulfilment' | 'table'>) => string) => {
  const { t } = useTexts();
  return ({ fulfilment, table }) => (table === null ? t(`way.${fulfilment}`) : t('way.atTable', { table }));
};
