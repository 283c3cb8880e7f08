import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { NamedFile } from '../../platform/object-store/object-store.ts';
import { FORMATS } from './formats.ts';

/** The files of all pictures. Those that no page shows any more may be absent: they are deleted at any time. */
export const listPictureFiles = async (database: Queryable): Promise<NamedFile[]> => {
  const rows = await db(database).selectFrom('images').select(['id', 'widths', 'unused_since']).execute();
  return rows.flatMap(({ id, widths, unused_since }) =>
    widths.flatMap((width) =>
      FORMATS.map(({ ending }) => ({ key: `${id}/${width}.${ending}`, mayBeAbsent: unused_since !== null })),
    ),
  );
};
