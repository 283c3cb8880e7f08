import { type BusinessOrderRow, ORDER_STATUSES } from '@tavolina/shared-api/contract';
import { matchesSearch } from '../../lib/lists/matches-search.ts';

/** Filters and sort of the list, kept in the URL. */
export interface OrderFilters {
  search: string;
  status: string;
  /** `YYYY-MM-DD`, a day in Tirana. */
  date: string;
  sort: 'newest' | 'oldest' | 'highest' | 'lowest';
}

/** Sort orders of the list, in the order of the options. */
export const SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;

const COMPARE: Record<OrderFilters['sort'], (a: BusinessOrderRow, b: BusinessOrderRow) => number> = {
  newest: (a, b) => b.created_at.localeCompare(a.created_at),
  oldest: (a, b) => a.created_at.localeCompare(b.created_at),
  highest: (a, b) => b.total_amount - a.total_amount,
  lowest: (a, b) => a.total_amount - b.total_amount,
};

/** An existing calendar day; anything else is no filter. */
const dayOf = (text: string): string => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? text : '';
};

/** Reads the filters of a URL. */
export const readOrderFilters = (params: URLSearchParams): OrderFilters => ({
  search: params.get('search') ?? '',
  status: ORDER_STATUSES.find((status) => status === params.get('status')) ?? '',
  date: dayOf(params.get('date') ?? ''),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
});

/** The filters as parameters of the URL, without defaults and without the first page. */
export const writeOrderFilters = (filters: OrderFilters, page: number): [string, string][] =>
  Object.entries({ ...filters, page: page > 1 ? String(page) : '' }).filter(
    ([name, value]) => value !== '' && !(name === 'sort' && value === 'newest'),
  );

/** Whether there is anything to clear. */
export const isNarrowed = (filters: OrderFilters): boolean => writeOrderFilters(filters, 1).length > 0;

/** Name, e-mail, id and phone are searched, without regard to letter case and diacritics. The day has been asked for already. */
export const filterOrders = (
  orders: readonly BusinessOrderRow[],
  filters: OrderFilters,
): BusinessOrderRow[] => {
  const has = (order: BusinessOrderRow): boolean =>
    matchesSearch(
      filters.search,
      order.customer_name,
      order.customer_email,
      order.id,
      order.customer_phone ?? '',
    );
  return orders
    .filter(has)
    .filter((order) => filters.status === '' || order.status === filters.status)
    .sort(COMPARE[filters.sort]);
};
