import type { Queryable } from '../../platform/database/database.ts';

/** A count of one kind of happening. */
export interface Count {
  part: string;
  version: string;
  kind: string;
  bucket: number;
  count: number;
}

/** Adds counts to a minute. */
export const addCounts = async (
  database: Queryable,
  minute: Date,
  counts: readonly Count[],
): Promise<void> => {
  await database.query({
    name: 'add-report-counts',
    text: `INSERT INTO release_reports (part, version, minute, kind, bucket, count)
           SELECT part, version, date_trunc('minute', $1::timestamptz), kind, bucket, count
           FROM unnest($2::text[], $3::text[], $4::text[], $5::smallint[], $6::int[])
             AS new (part, version, kind, bucket, count)
           ON CONFLICT (part, version, minute, kind, bucket)
           DO UPDATE SET count = release_reports.count + excluded.count`,
    values: [
      minute,
      counts.map(({ part }) => part),
      counts.map(({ version }) => version),
      counts.map(({ kind }) => kind),
      counts.map(({ bucket }) => bucket),
      counts.map(({ count }) => count),
    ],
  });
};

/** Counts of a part's versions since a moment. */
export const sumCounts = async (database: Queryable, since: Date): Promise<Count[]> => {
  const { rows } = await database.query<Count>({
    name: 'sum-report-counts',
    text: `SELECT part, version, kind, bucket, sum(count)::int AS count FROM release_reports
           WHERE minute >= date_trunc('minute', $1::timestamptz) GROUP BY part, version, kind, bucket`,
    values: [since],
  });
  return rows;
};

/** What happened to a version in one hour. */
export interface Hour {
  part: string;
  version: string;
  hours_ago: number;
  opened: number;
  failed: number;
}

/**
 * How often each version was opened and failed in the last 24 hours.
 * @param failures kinds that are failures
 */
export const countByHour = async (
  database: Queryable,
  now: Date,
  failures: readonly string[],
): Promise<Hour[]> => {
  const { rows } = await database.query<Hour>({
    name: 'count-by-hour',
    text: `SELECT part, version, floor(extract(epoch FROM $1::timestamptz - minute) / 3600)::int AS hours_ago,
             coalesce(sum(count) FILTER (WHERE kind = 'opened'), 0)::int AS opened,
             coalesce(sum(count) FILTER (WHERE kind = ANY($2)), 0)::int AS failed
           FROM release_reports
           WHERE minute > $1::timestamptz - interval '24 hours' AND (kind = 'opened' OR kind = ANY($2))
           GROUP BY 1, 2, 3`,
    values: [now, failures],
  });
  return rows;
};

/** Forgets what is older than a moment. */
export const deleteCounts = async (database: Queryable, before: Date): Promise<void> => {
  await database.query('DELETE FROM release_reports WHERE minute < $1', [before]);
};
