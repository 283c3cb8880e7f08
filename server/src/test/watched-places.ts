import type { OpeningHours, OrderingState, PlaceAvailability } from '@tavolina/shared-api/contract';
import {
  consoleSilentJob,
  findSilentJob,
  silenceJob,
  silenceMailJob,
  unattendedJob,
} from '../modules/availability/silent-console-jobs.ts';
import { pushJob } from '../modules/push/push-jobs.ts';
import { MINUTE_MS } from '../platform/clock/clock.ts';
import { createMenu, createOwner, orderBody } from './factories.ts';
import { doWork, jobDone, jobsDone } from './jobs-done.ts';
import type { testMailServer } from './mail-server.ts';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** Hours of a place that is always open. */
export const ALWAYS: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  pickup: null,
  table: null,
  special_days: [],
};

/** Places whose consoles fall silent, and the mails and pushes that their owners get. */
export const watchedPlaces = (server: TestServer, mail: ReturnType<typeof testMailServer>) => {
  /**
   * Lets the time of a place's watch come, and waits until it has looked.
   * @param isOnTime whether the queue is to believe that it looks when it should
   */
  const look = async (businessId: string, isOnTime = true): Promise<void> => {
    const { rows } = await server.database.query<{ id: string }>(
      `UPDATE pgboss.job SET start_after = now(), data = data || $3::jsonb
     WHERE name = $1 AND data ->> 'business_id' = $2 AND state < 'active' RETURNING id`,
      [silenceJob.name, businessId, JSON.stringify(isOnTime ? { look_at: '2100-01-01T00:00:00.000Z' } : {})],
    );
    expect(rows).toHaveLength(1);
    await jobDone(server, rows[0]?.id);
  };
  /** How many checks of a place's silence are waiting. */
  const watches = async (businessId: string): Promise<number | null> => {
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2 AND state < 'active'`,
      [silenceJob.name, businessId],
    );
    return rowCount;
  };

  /** Waits until owners are told, and lets the time pass in which a push has to reach them. */
  const notices = async (): Promise<void> => {
    await jobsDone(server, consoleSilentJob, unattendedJob, pushJob);
    await server.database.query('UPDATE pgboss.job SET start_after = now() WHERE name = $1', [
      silenceMailJob.name,
    ]);
    await jobsDone(server, silenceMailJob);
  };

  /** A place that is always open, whose console has just said that it is open. */
  const openPlace = async ({ hours = ALWAYS }: { hours?: OpeningHours | null } = {}) => {
    const owner = await createOwner(server, { tier: 'standard' });
    const menu = await createMenu(server, owner);
    const ask = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
      send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
    if (hours) await ask('PUT', '/availability/hours', { hours, version: 0 });
    const beat = async () => (await ask('PUT', '/availability/alive')).body as { resumed: boolean };
    expect(await beat()).toEqual({ resumed: false });
    return {
      owner,
      menu,
      ask,
      beat,
      /** Minutes pass without a sign, and what is due is done. */
      silentFor: async (minutes: number) => {
        server.advance(MINUTE_MS);
        await doWork(server, findSilentJob);
        server.advance((minutes - 1) * MINUTE_MS);
        await look(owner.id);
        await notices();
      },
      /** Further minutes pass. */
      waitFor: async (minutes: number) => {
        server.advance(minutes * MINUTE_MS);
        await look(owner.id);
        await notices();
      },
      order: (change: object = {}) => send(server, 'POST', '/orders', { body: orderBody(menu, change) }),
      shown: async () =>
        (await send(server, 'GET', `/places/${owner.id}/availability`)).body as PlaceAvailability,
      state: async () => (await ask('GET', '/availability/state')).body as OrderingState,
      letters: () => mail.received.filter(({ recipients }) => recipients.includes(owner.email)),
    };
  };
  return { openPlace, look, watches, notices };
};
