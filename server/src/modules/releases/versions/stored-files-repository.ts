import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { NamedFile } from '../../../platform/object-store/object-store.ts';
import { keyOf } from './release-files.ts';
import type { VersionFacts } from './version-facts.ts';

/** The files of all versions that can be released. Compressed twins may be absent: not every file has one. */
export const listReleaseFiles = async (database: Queryable): Promise<NamedFile[]> => {
  const rows = await db(database)
    .selectFrom('release_versions')
    .select(['part', 'version', 'facts'])
    .where(({ ref }) => ref('is_complete'))
    .$narrowType<{ facts: VersionFacts }>()
    .execute();
  return rows.flatMap(({ part, version, facts }) => [
    { key: keyOf(part, version, 'platform.json'), mayBeAbsent: false },
    ...Object.keys(facts.files).flatMap((file) => [
      { key: keyOf(part, version, file), mayBeAbsent: false },
      { key: `${keyOf(part, version, file)}.br`, mayBeAbsent: true },
    ]),
  ]);
};
