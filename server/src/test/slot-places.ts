import type {
  OpeningHours,
  OpenRange,
  OrderStats,
  PlaceAvailability,
  PlaceTable,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from './factories.ts';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** How long a slot is, in ms. */
export const SLOT_MS = 15 * 60_000;

const weekOf = (ranges: OpenRange[]): OpeningHours => ({
  week: Array.from({ length: 7 }, () => ranges),
  pickup: null,
  table: null,
  special_days: [],
});

/**
 * What opens places that take orders for later, each for an owner of its own.
 * @returns opens one with settings, the hours of each day (else it is always open) and what its menu holds
 */
export const slotPlaces = (server: TestServer) => {
  let diners = 0;
  return async (settings: object = {}, ranges?: OpenRange[], content: object = {}) => {
    const owner = await createOwner(server, { tier: 'standard' });
    const menu = await createMenu(server, owner, content);
    const token = owner.accessToken;
    await send(server, 'PATCH', '/availability/settings', { token, body: settings });
    if (ranges)
      await send(server, 'PUT', '/availability/hours', {
        token,
        body: { hours: weekOf(ranges), version: 0 },
      });
    return {
      owner,
      menu,
      put: (path: string, body: object) => send(server, 'PUT', `/availability/${path}`, { token, body }),
      slots: async (query = ''): Promise<string[]> =>
        ((await send(server, 'GET', `/places/${owner.id}/slots${query}`)).body as { slots: string[] }).slots,
      order: (change: object = {}) => {
        diners += 1;
        return send(server, 'POST', '/orders', {
          body: orderBody(menu, { customer_email: `diner${diners}@shembull.al`, ...change }),
        });
      },
      addTable: async (): Promise<string> =>
        ((await send(server, 'POST', '/tables', { token, body: { label: '7' } })).body as PlaceTable).code,
      cancel: (id: string) =>
        send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status: 'cancelled' } }),
      resume: (id: string) =>
        send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status: 'pending' } }),
      shown: async () =>
        (await send(server, 'GET', `/places/${owner.id}/availability`, { token })).body as PlaceAvailability,
      stats: async () => (await send(server, 'GET', '/orders/stats', { token })).body as OrderStats,
      lost: async () =>
        (
          await server.database.query(
            'SELECT day::text, reason, orders FROM lost_orders WHERE business_id = $1 ORDER BY reason',
            [owner.id],
          )
        ).rows,
    };
  };
};
