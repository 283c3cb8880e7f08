import { type Happening, STARTING_KINDS } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** A count of one kind of report. */
export interface Count {
  part: string;
  version: string;
  kind: Happening['kind'];
  /** Histogram bucket of a figure, or address group. */
  bucket: number;
  count: number;
}

/** Counts of something that began seconds before the report, for example a page that became ready. */
export interface AgedCount extends Count {
  seconds: number;
  /** Version of the shell in which a remote ran; empty where it does not matter or is unknown. */
  shell: string;
}

// All times are the database's, so that processes with different clocks count into the same minutes.

/** Adds counts to the minute in which they began; those of remotes also to the shell they ran in. */
export const addCounts = async (database: Queryable, counts: readonly AgedCount[]): Promise<void> => {
  const told = (column: keyof AgedCount) => counts.map((count) => count[column]);
  await sql`
    WITH new AS (
      SELECT part, version, date_trunc('minute', now() - make_interval(secs => seconds)) AS minute, kind, bucket, count, shell
      FROM unnest(${told('part')}::text[], ${told('version')}::text[], ${told('kind')}::text[], ${told('bucket')}::smallint[],
        ${told('count')}::int[], ${told('seconds')}::int[], ${told('shell')}::text[])
        AS told (part, version, kind, bucket, count, seconds, shell)
    ), beside AS (
      INSERT INTO release_reports_beside (part, version, shell, minute, kind, bucket, count)
      SELECT part, version, shell, minute, kind, bucket, sum(count) FROM new WHERE shell <> ''
      GROUP BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (part, version, shell, minute, kind, bucket)
      DO UPDATE SET count = release_reports_beside.count + excluded.count
    )
    INSERT INTO release_reports (part, version, minute, kind, bucket, count)
    SELECT part, version, minute, kind, bucket, sum(count) FROM new
    GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (part, version, minute, kind, bucket)
    DO UPDATE SET count = release_reports.count + excluded.count`.execute(db(database, 'add-report-counts'));
};

/**
 * Counts of all versions since a time; by default of the last 24 hours. Excludes the last seconds, because
 * what has just begun may still succeed.
 */
export const sumCounts = async (database: Queryable, since?: Date): Promise<Count[]> => {
  const { rows } = await sql<Count>`
    SELECT part, version, kind, bucket, sum(count)::int AS count FROM release_reports
    WHERE minute >= date_trunc('minute', coalesce(${since ?? null}::timestamptz, now() - interval '24 hours'))
      AND (kind <> ALL(${STARTING_KINDS}) OR minute < date_trunc('minute', now() - interval '1 minute'))
    GROUP BY part, version, kind, bucket`.execute(db(database, 'sum-report-counts'));
  return rows;
};

/** Counts of a version in one hour. */
export interface Hour {
  part: string;
  version: string;
  hours_ago: number;
  opened: number;
  failed: number;
}

/**
 * How often each version was opened and failed in the last 24 hours, or since a time.
 * @param failures kinds that count as failures
 */
export const countByHour = async (
  database: Queryable,
  failures: readonly string[],
  since?: Date,
): Promise<Hour[]> => {
  const { rows } = await sql<Hour>`
    SELECT part, version, floor(extract(epoch FROM now() - minute) / 3600)::int AS hours_ago,
      coalesce(sum(count) FILTER (WHERE kind = 'opened'), 0)::int AS opened,
      coalesce(sum(count) FILTER (WHERE kind = ANY(${failures})), 0)::int AS failed
    FROM release_reports
    WHERE minute >= date_trunc('minute', coalesce(${since ?? null}::timestamptz, now() - interval '24 hours'))
      AND (kind = 'opened' OR kind = ANY(${failures}))
    GROUP BY 1, 2, 3`.execute(db(database, 'count-by-hour'));
  return rows;
};

/** Deletes counts that are older than a number of days. */
export const deleteCounts = async (database: Queryable, days: number): Promise<void> => {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  await db(database).deleteFrom('release_reports').where('minute', '<', before).execute();
  await db(database).deleteFrom('release_reports_beside').where('minute', '<', before).execute();
};
