import { getOrderStats } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';
import { ORDERS_KEY } from '@tavolina/shared-console/orders/orders-query.ts';

/** How many days the figures of a period can cover. */
export const PERIODS = ['7', '30', '90'] as const;

/** A period, in days up to today. */
export type Period = (typeof PERIODS)[number];

/** Figures of the place; live events make them old together with the orders. */
export const orderStatsQuery = (period: Period) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'stats', period],
    queryFn: ({ signal }) => getOrderStats(signal, period),
    // Another period replaces the figures, not the page.
    placeholderData: (before) => before,
  });
