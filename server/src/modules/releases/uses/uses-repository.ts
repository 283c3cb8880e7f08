import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { VersionFacts } from '../versions/version-facts.ts';

/** What a live version uses: ranges and imported names by shared module, and names of calls. */
export interface UsesOfVersion {
  part: string;
  version: string;
  is_canary: boolean;
  takes: VersionFacts['takes'] | null;
  imports: VersionFacts['imports'] | null;
  calls: string[];
}

/** What the stable versions and running canaries use. The shapes of their calls, which are many, stay where they are. */
export const listUses = async (database: Queryable): Promise<UsesOfVersion[]> =>
  db(database, 'list-uses')
    .selectFrom('release_channels as c')
    .innerJoin('release_versions as v', (join) =>
      join
        .onRef('v.part', '=', 'c.part')
        .on(({ eb, or, ref }) =>
          or([eb('v.version', '=', ref('c.stable')), eb('v.version', '=', ref('c.canary'))]),
        ),
    )
    .select(['v.part', 'v.version'])
    .select(({ eb, ref }) => [
      eb('v.version', '<>', ref('c.stable')).as('is_canary'),
      sql<VersionFacts['takes'] | null>`${ref('v.facts')} -> 'takes'`.as('takes'),
      sql<VersionFacts['imports'] | null>`${ref('v.facts')} -> 'imports'`.as('imports'),
      sql<string[]>`ARRAY(SELECT jsonb_object_keys(coalesce(${ref('v.facts')} -> 'calls', '{}')))`.as(
        'calls',
      ),
    ])
    .orderBy(({ eb }) => eb('v.part', '=', sql.lit('shell')), 'desc')
    .orderBy('v.part')
    .orderBy('is_canary')
    .$narrowType<{ is_canary: boolean }>()
    .execute();
