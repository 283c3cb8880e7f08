import type { Queryable } from '../../platform/database/database.ts';
import type { VersionFacts } from './version-facts.ts';

/** What a part is at. */
export interface Channel {
  part: string;
  stable: string;
  stable_since: Date;
  last_good: string | null;
  canary: string | null;
  canary_percent: number | null;
  canary_since: Date | null;
  move_id: number;
}

/** A channel with its builds as they describe themselves. */
export interface DescribedChannel extends Channel {
  stable_facts: VersionFacts;
}

/** What every part is at, with what the live builds say of themselves, but for the calls they make, which are many. */
export const listChannels = async (database: Queryable): Promise<DescribedChannel[]> => {
  const { rows } = await database.query<DescribedChannel>({
    name: 'list-channels',
    text: `SELECT c.part, c.stable, c.stable_since, c.last_good, c.canary, c.canary_percent, c.canary_since, c.move_id,
             v.facts - 'calls' AS stable_facts
           FROM release_channels c JOIN release_versions v ON v.part = c.part AND v.version = c.stable
           ORDER BY c.part = 'shell' DESC, c.part`,
  });
  return rows;
};

/** What a part is at; nothing before its first release. */
export const findChannel = async (client: Queryable, part: string): Promise<Channel | undefined> => {
  const { rows } = await client.query<Channel>({
    name: 'find-channel',
    text: `SELECT part, stable, stable_since, last_good, canary, canary_percent, canary_since, move_id
           FROM release_channels WHERE part = $1`,
    values: [part],
  });
  return rows[0];
};

/** Puts a part to another state. */
export const saveChannel = async (client: Queryable, channel: Channel): Promise<void> => {
  await client.query({
    name: 'save-channel',
    text: `INSERT INTO release_channels
             (part, stable, stable_since, last_good, canary, canary_percent, canary_since, move_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (part) DO UPDATE SET
             stable = $2, stable_since = $3, last_good = $4,
             canary = $5, canary_percent = $6, canary_since = $7, move_id = $8`,
    values: [
      channel.part,
      channel.stable,
      channel.stable_since,
      channel.last_good,
      channel.canary,
      channel.canary_percent,
      channel.canary_since,
      channel.move_id,
    ],
  });
};
