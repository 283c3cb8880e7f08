import type { Queryable } from '../../platform/database/database.ts';

/** A count of one kind of happening. */
export interface Count {
  part: string;
  version: string;
  kind: string;
  /** Step of a figure, or group of the address that told. */
  bucket: number;
  count: number;
}

/** Counts of what began some seconds before it was told, such as a page that is ready. */
export interface AgedCount extends Count {
  seconds: number;
  /** Version of the shell whose page told it of a remote; '' where that does not matter or is not known. */
  shell: string;
}

// Every moment here is the database's: processes whose clocks differ count into the same minutes.

/** Adds counts to the minute in which it began; those of remotes also for the shell they ran in. */
export const addCounts = async (database: Queryable, counts: readonly AgedCount[]): Promise<void> => {
  await database.query({
    name: 'add-report-counts',
    text: `WITH new AS (
             SELECT part, version, date_trunc('minute', now() - make_interval(secs => seconds)) AS minute, kind, bucket, count, shell
             FROM unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::int[], $6::int[], $7::text[])
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
           DO UPDATE SET count = release_reports.count + excluded.count`,
    values: [
      counts.map(({ part }) => part),
      counts.map(({ version }) => version),
      counts.map(({ kind }) => kind),
      counts.map(({ bucket }) => bucket),
      counts.map(({ count }) => count),
      counts.map(({ seconds }) => seconds),
      counts.map(({ shell }) => shell),
    ],
  });
};

/**
 * Counts of all versions since a moment; of the last 24 hours without one. What has only just begun is left out: it may
 * yet come to an end.
 */
export const sumCounts = async (database: Queryable, since?: Date): Promise<Count[]> => {
  const { rows } = await database.query<Count>({
    name: 'sum-report-counts',
    text: `SELECT part, version, kind, bucket, sum(count)::int AS count FROM release_reports
           WHERE minute >= date_trunc('minute', coalesce($1::timestamptz, now() - interval '24 hours'))
             AND (kind NOT IN ('started', 'ready', 'left') OR minute < date_trunc('minute', now() - interval '1 minute'))
           GROUP BY part, version, kind, bucket`,
    values: [since ?? null],
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
 * How often each version was opened and failed in the last 24 hours, or since a moment.
 * @param failures kinds that are failures
 */
export const countByHour = async (
  database: Queryable,
  failures: readonly string[],
  since?: Date,
): Promise<Hour[]> => {
  const { rows } = await database.query<Hour>({
    name: 'count-by-hour',
    text: `SELECT part, version, floor(extract(epoch FROM now() - minute) / 3600)::int AS hours_ago,
             coalesce(sum(count) FILTER (WHERE kind = 'opened'), 0)::int AS opened,
             coalesce(sum(count) FILTER (WHERE kind = ANY($1)), 0)::int AS failed
           FROM release_reports
           WHERE minute >= date_trunc('minute', coalesce($2::timestamptz, now() - interval '24 hours'))
             AND (kind = 'opened' OR kind = ANY($1))
           GROUP BY 1, 2, 3`,
    values: [failures, since ?? null],
  });
  return rows;
};

/** Forgets what is older than a number of days. */
export const deleteCounts = async (database: Queryable, days: number): Promise<void> => {
  await database.query('DELETE FROM release_reports WHERE minute < now() - make_interval(days => $1)', [
    days,
  ]);
  await database.query(
    'DELETE FROM release_reports_beside WHERE minute < now() - make_interval(days => $1)',
    [days],
  );
};
