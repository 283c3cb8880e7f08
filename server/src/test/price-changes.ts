import type { Currency, Menu, PriceChange } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { newPricesJob } from '../modules/menus/prices/price-changes-upkeep.ts';
import type { TestOwner } from './factories.ts';
import { jobsDone } from './jobs-done.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A day in Tirane, some days from today. */
export const dayIn = (days: number): string =>
  DateTime.now().setZone('Europe/Tirane').plus({ days }).toFormat('yyyy-MM-dd');

/** One line of a plan. */
export interface Planned {
  thing_id: string;
  starts_on: string;
  prices: Partial<Record<Currency, number>>;
}

/** A menu whose owner plans prices. */
export const priceChangesOf = (server: TestServer, whose: () => { owner: TestOwner; menu: Menu }) => {
  const ask = (method: string, body?: object): Promise<Received> =>
    send(server, method, `/menus/${whose().menu.id}/price-changes`, {
      token: whose().owner.accessToken,
      ...(body && { body }),
    });
  /** Takes away the work that waits for days to come. */
  const loseMoments = () =>
    server.database.query(`DELETE FROM pgboss.job WHERE name = $1 AND start_after > now()`, [
      newPricesJob.name,
    ]);
  const makeDue = async (day: string): Promise<void> => {
    await loseMoments();
    const { rowCount } = await server.database.query(
      'UPDATE price_changes SET starts_on = $3 WHERE menu_id = $1 AND starts_on = $2',
      [whose().menu.id, day, dayIn(0)],
    );
    expect(rowCount).toBeGreaterThan(0);
  };
  return {
    plan: (...changes: readonly object[]): Promise<Received> => ask('PATCH', { changes }),
    /** Plans what must be taken. */
    async planned(...changes: readonly Planned[]): Promise<PriceChange[]> {
      const { status, body } = await ask('PATCH', { changes });
      expect([status, body]).toEqual([200, body]);
      return body as PriceChange[];
    },
    coming: async () => (await ask('GET')).body as PriceChange[],
    loseMoments,
    /** Lets a day begin of whose work nothing has been done yet, and nothing is queued. */
    makeDue,
    /** Lets a day come, with the work that belongs to it. */
    async come(day: string): Promise<void> {
      await makeDue(day);
      await server.jobs.send(server.database, newPricesJob, { menu_id: whose().menu.id });
      await jobsDone(server, newPricesJob);
    },
  };
};
