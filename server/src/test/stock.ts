import type { CountedThing, Item, Menu } from '@tavolina/shared-api/contract';
import { itemsOf, type TestOwner } from './factories.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A menu whose owner counts what is left. */
export const stockOf = (server: TestServer, whose: () => { owner: TestOwner; menu: Menu }) => {
  const set = (kind: 'items' | 'options', id: string, body: object): Promise<Received> =>
    send(server, 'PUT', `/menus/${whose().menu.id}/${kind}/${id}/stock`, {
      token: whose().owner.accessToken,
      body,
    });
  const counted = async (): Promise<CountedThing[]> =>
    (await send(server, 'GET', '/menus/my/stock', { token: whose().owner.accessToken }))
      .body as CountedThing[];
  return {
    set,
    counted,
    /** Sets how many are left, which must be taken. */
    async count(kind: 'items' | 'options', id: string, body: object): Promise<void> {
      const { status, body: said } = await set(kind, id, body);
      expect([status, said]).toEqual([200, said]);
    },
    /** How many are left of each, by name. */
    left: async () => Object.fromEntries((await counted()).map(({ name, left }) => [name, left])),
    /** Lets the day of all counts be over. */
    endDay: () =>
      server.database.query(
        `UPDATE stock_counts SET resets_at = now() - interval '1 minute' WHERE resets_at IS NOT NULL`,
      ),
    /** What a diner sees. */
    seen: async (): Promise<{ menu: Menu; items: Item[] }> => {
      const menu = (await send(server, 'GET', `/menus/${whose().menu.id}`)).body as Menu;
      return { menu, items: itemsOf(menu) };
    },
  };
};
