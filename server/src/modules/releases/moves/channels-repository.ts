import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, excluded, only } from '../../../platform/database/db.ts';
import type { VersionFacts } from '../versions/version-facts.ts';

/** The live versions of a part. */
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

/** A channel with the build facts of its versions. */
export interface DescribedChannel extends Channel {
  stable_facts: VersionFacts;
  /** Null without a canary. */
  canary_facts: VersionFacts | null;
  /** Null without a last good version. */
  last_good_facts: VersionFacts | null;
}

/**
 * Facts of all that visitors have beside a part: the stable versions, its own among them, and running
 * canaries of other parts.
 */
export const factsBeside = (channels: readonly DescribedChannel[], part?: string): VersionFacts[] =>
  channels.flatMap((channel) => [
    channel.stable_facts,
    ...(channel.canary_facts && channel.part !== part ? [channel.canary_facts] : []),
  ]);

const STATE = [
  'stable',
  'stable_since',
  'last_good',
  'canary',
  'canary_percent',
  'canary_since',
  'move_id',
] as const satisfies readonly (keyof Channel)[];
const CHANNEL = ['part', ...STATE] as const;

/** Channels of all parts with the facts of their builds, without the calls, which are many. */
export const listChannels = async (database: Queryable): Promise<DescribedChannel[]> =>
  db(database, 'list-channels')
    .selectFrom('release_channels as c')
    .innerJoin('release_versions as v', (join) =>
      join.onRef('v.part', '=', 'c.part').onRef('v.version', '=', 'c.stable'),
    )
    .leftJoin('release_versions as n', (join) =>
      join.onRef('n.part', '=', 'c.part').onRef('n.version', '=', 'c.canary'),
    )
    .leftJoin('release_versions as g', (join) =>
      join.onRef('g.part', '=', 'c.part').onRef('g.version', '=', 'c.last_good'),
    )
    .select(CHANNEL.map((column) => `c.${column}` as const))
    .select(({ ref }) => [
      sql<VersionFacts>`${ref('v.facts')} - 'calls'`.as('stable_facts'),
      sql<VersionFacts | null>`${ref('n.facts')} - 'calls'`.as('canary_facts'),
      sql<VersionFacts | null>`${ref('g.facts')} - 'calls'`.as('last_good_facts'),
    ])
    .orderBy(({ eb }) => eb('c.part', '=', sql.lit('shell')), 'desc')
    .orderBy('c.part')
    .execute();

/** The channel of a part; undefined before its first release. */
export const findChannel = async (client: Queryable, part: string): Promise<Channel | undefined> =>
  db(client, 'find-channel')
    .selectFrom('release_channels')
    .select(CHANNEL)
    .where('part', '=', part)
    .executeTakeFirst();

/** Stores the state of a channel. */
export const saveChannel = async (client: Queryable, channel: Channel): Promise<void> => {
  await db(client, 'save-channel')
    .insertInto('release_channels')
    .values(only(channel, CHANNEL))
    .onConflict((conflict) => conflict.column('part').doUpdateSet(excluded('release_channels', STATE)))
    .execute();
};
