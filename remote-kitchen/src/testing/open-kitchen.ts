import { kitchenLine, sampleOf } from '@tavolina/shared-api/contract';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { CHOICES, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** When something is due in so many minutes, and half a one. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();

/** What a device keeps crossed off lines under. */
export const CROSSED_AS = `tavolina-crossed-lines:${SESSION.user_id}`;

/** An order for a table that is due in ten minutes, with two lines. */
export const TABLE_ORDER = rowOf({
  id: 'K7MQ-4XTD',
  status: 'confirmed',
  fulfilment: 'table',
  table: '4',
  promised_at: inMinutes(9),
  notes: 'Njëra tavë pa vezë, alergji.',
  lines: [
    sampleOf(kitchenLine, { name: 'Tavë kosi', quantity: 2, notes: 'Pa piper' }),
    sampleOf(kitchenLine, { name: 'Fërgesë', quantity: 1, choices: CHOICES }),
  ],
});

/** Orders of a kitchen: two to make, one that waits for an answer, one that is ready, one handed over. */
export const KITCHEN_ORDERS = [
  rowOf({ id: 'R8KX-2MND', status: 'pending', promised_at: inMinutes(5) }),
  TABLE_ORDER,
  rowOf({
    id: 'M2DA-8RTX',
    status: 'preparing',
    promised_at: inMinutes(3),
    lines: [sampleOf(kitchenLine, { name: 'Byrek me spinaq', quantity: 1, notes: null })],
  }),
  rowOf({ id: 'C4PZ-9WKE', status: 'ready', updated_at: inMinutes(-3) }),
  rowOf({ id: 'T3VZ-7HQA', status: 'completed', version: 4, updated_at: inMinutes(-2) }),
];

/** Opens the screen of the kitchen. */
export const openKitchen = (options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/kitchen',
    ...options,
    api: { 'GET /orders/business': KITCHEN_ORDERS, ...options.api },
  });

/** The ticket of an order. */
export const kitchenTicket = (id: string) =>
  screen.findByRole('listitem', { name: (name) => name.includes(id) });
