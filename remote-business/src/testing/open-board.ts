import { kitchenLine, sampleOf } from '@tavolina/shared-api/contract';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { CHOICES, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** When something happened so many minutes ago, and a second. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000 - 1_000).toISOString();

/** The order that waits longest. */
export const FIRST = rowOf({
  created_at: minutesAgo(11),
  notes: 'Njëra tavë pa vezë, alergji.',
  lines: [sampleOf(kitchenLine, { name: 'Tavë kosi', quantity: 2, notes: 'Pa piper', choices: CHOICES })],
});

/** Two orders that wait for an answer, one in the kitchen, one that is over. */
export const ORDERS = [
  rowOf({ id: 'R8KX-2MND', created_at: minutesAgo(2) }),
  FIRST,
  rowOf({ id: 'M2DA-8RTX', status: 'preparing', created_at: minutesAgo(24) }),
  rowOf({ id: 'T3VZ-7HQA', status: 'completed', created_at: minutesAgo(90) }),
];

/** What a device keeps the numbers of seen orders under. */
export const SEEN_AS = `tavolina-seen-orders:${SESSION.user_id}`;

/** A device that shows the board, and on which somebody has seen the orders that wait. */
export const BOARD_KEPT = { [SEEN_AS]: 'R8KX-2MND K7MQ-4XTD', 'tavolina-orders-view': 'board' };

/** Opens the orders as a board. */
export const openBoard = (options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/orders',
    keptOnDevice: BOARD_KEPT,
    ...options,
    api: { 'GET /orders/business': ORDERS, ...options.api },
  });

/** A column of the board by its name and count. */
export const column = (name: RegExp) => screen.findByRole('region', { name });

/** The ticket of an order on the board. */
export const ticketOf = (id: string): HTMLElement =>
  screen.getByRole('link', { name: id }).closest('li') as HTMLElement;
