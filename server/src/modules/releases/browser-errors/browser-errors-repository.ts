import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { ReleaseFrame } from './release-frames.ts';

/** Errors of a version that are kept. More would be random texts. */
const ERRORS_OF_VERSION = 200;

/** An error of a version, and how often it was reported since the last time that it was stored. */
export interface CountedError {
  part: string;
  version: string;
  fingerprint: string;
  message: string;
  path: string;
  browser: string;
  frames: readonly ReleaseFrame[];
  count: number;
}

/** Adds to the counts of errors. New ones are added while their version has fewer than the most that are kept. */
export const addErrors = async (database: Queryable, errors: readonly CountedError[]): Promise<void> => {
  await sql`
    INSERT INTO browser_errors (part, version, fingerprint, message, path, browser, frames, count)
    SELECT told.part, told.version, told.fingerprint, told.message, told.path, told.browser, told.frames, told.count
    FROM jsonb_to_recordset(${JSON.stringify(errors)}::jsonb)
      AS told (part text, version text, fingerprint text, message text, path text, browser text, frames jsonb, count int)
    JOIN release_versions USING (part, version)
    WHERE (SELECT count(*) FROM browser_errors kept WHERE (kept.part, kept.version) = (told.part, told.version))
        < ${ERRORS_OF_VERSION}
      OR EXISTS (SELECT FROM browser_errors kept
        WHERE (kept.part, kept.version, kept.fingerprint) = (told.part, told.version, told.fingerprint))
    ON CONFLICT (part, version, fingerprint) DO UPDATE SET count = browser_errors.count + excluded.count,
      path = excluded.path, browser = excluded.browser, last_at = excluded.last_at`.execute(
    db(database, 'add-browser-errors'),
  );
};

/** A page of the errors: those of the version with the latest one first, in it the most frequent first. */
export const listErrors = async (database: Queryable, { skip, limit }: { skip: number; limit: number }) =>
  db(database, 'list-browser-errors')
    .selectFrom('browser_errors')
    .select(['id', 'part', 'version', 'message', 'path', 'browser', 'count', 'first_at', 'last_at'])
    .orderBy(sql`max(last_at) OVER (PARTITION BY part, version)`, 'desc')
    .orderBy('part')
    .orderBy('version')
    .orderBy('count', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .execute();

/** How many errors there are. */
export const countErrors = async (database: Queryable): Promise<number> => {
  const { total } = await db(database, 'count-browser-errors')
    .selectFrom('browser_errors')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** Where an error was thrown in files of releases; undefined where there is no such error. */
export const framesOf = async (database: Queryable, id: string): Promise<ReleaseFrame[] | undefined> => {
  const row = await db(database, 'browser-error-frames')
    .selectFrom('browser_errors')
    .select('frames')
    .where('id', '=', id)
    .$narrowType<{ frames: ReleaseFrame[] }>()
    .executeTakeFirst();
  return row?.frames;
};

/** Deletes errors that were not reported for a number of days. */
export const deleteErrors = async (database: Queryable, days: number): Promise<void> => {
  await db(database)
    .deleteFrom('browser_errors')
    .where('last_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
};
