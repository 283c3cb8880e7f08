import type { BusinessOrder, OrderStatus } from '@tavolina/shared-api/contract';
import type { FakeRequest } from '@tavolina/shared-api/testing';
import { orderOf, rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Where the order of the samples is. */
export const ORDER_AT = '/business/orders/K7MQ-4XTD';
/** The call that asks for it. */
export const ONE = 'GET /orders/business/{orderId}';
/** The call that changes it. */
export const CHANGE = 'PATCH /orders/business/{orderId}';

/** A server that holds one order and does to it what it is told. */
export const serverWith = (initial: Partial<BusinessOrder> = {}) => {
  const held = { order: orderOf(initial) };
  return {
    held,
    [ONE]: () => held.order,
    [CHANGE]: ({ body }: FakeRequest) => {
      const { status, notes } = body as { status: OrderStatus; notes?: string };
      const { order } = held;
      held.order = {
        ...order,
        status,
        internal_notes: notes ?? order.internal_notes,
        version: order.version + 1,
      };
      return held.order;
    },
  };
};

/** Opens the order's page. */
export const openOrder = (
  { held: _held, ...api }: ScreenOptions['api'] & { held?: unknown },
  lng: 'sq' | 'en' = 'sq',
) => renderScreen({ at: ORDER_AT, lng, api: { 'GET /orders/business': [rowOf()], ...api } });

/** A server that answers each change when it is told to. */
export const slowServerWith = (initial: Partial<BusinessOrder> = {}) => {
  const server = serverWith(initial);
  let answer = (): void => undefined;
  return {
    server: {
      ...server,
      [CHANGE]: async (request: FakeRequest) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return server[CHANGE](request);
      },
    },
    answer: () => answer(),
  };
};
