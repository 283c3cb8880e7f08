import { getExchangeRates, getPublicMenu } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** A menu as diners see it. */
export const menuQuery = (id: string) =>
  queryOptions({ queryKey: ['menu', id], queryFn: ({ signal }) => getPublicMenu(id, signal) });

/** Rates by which prices are shown in other currencies. */
export const ratesQuery = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: ({ signal }) => getExchangeRates(signal),
  staleTime: 300_000,
});
