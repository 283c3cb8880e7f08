import type { Queryable } from '../../platform/database/database.ts';
import type { Count, Hour } from './reports-repository.ts';

/** A count of what happened to a remote in pages of one shell. */
export interface BesideCount extends Count {
  /** Version of the shell. */
  shell: string;
}

/** Which counts are asked for; all of the last 24 hours without any. */
export interface BesideFilter {
  since?: Date | undefined;
  shell?: string | undefined;
  part?: string | undefined;
}

/** Counts of remotes by the shell of their pages. What has only just begun is left out, as `sumCounts` does. */
export const sumBeside = async (
  database: Queryable,
  { since, shell, part }: BesideFilter = {},
): Promise<BesideCount[]> => {
  const { rows } = await database.query<BesideCount>({
    name: 'sum-beside-counts',
    text: `SELECT part, version, shell, kind, bucket, sum(count)::int AS count FROM release_reports_beside
           WHERE minute >= date_trunc('minute', coalesce($1::timestamptz, now() - interval '24 hours'))
             AND ($2::text IS NULL OR shell = $2) AND ($3::text IS NULL OR part = $3)
             AND (kind NOT IN ('started', 'ready', 'left') OR minute < date_trunc('minute', now() - interval '1 minute'))
           GROUP BY part, version, shell, kind, bucket`,
    values: [since ?? null, shell ?? null, part ?? null],
  });
  return rows;
};

/** Failures of a remote's version beside one shell, by the hour; openings stay the remote's, and so are 0 here. */
export const countBesideByHour = async (
  database: Queryable,
  { part, version, shell }: Pick<BesideCount, 'part' | 'version' | 'shell'>,
  failures: readonly string[],
  since?: Date,
): Promise<Hour[]> => {
  const { rows } = await database.query<Hour>({
    name: 'count-beside-by-hour',
    text: `SELECT part, version, floor(extract(epoch FROM now() - minute) / 3600)::int AS hours_ago,
             0 AS opened, sum(count)::int AS failed
           FROM release_reports_beside
           WHERE minute >= date_trunc('minute', coalesce($5::timestamptz, now() - interval '24 hours'))
             AND part = $1 AND version = $2 AND shell = $3 AND kind = ANY($4)
           GROUP BY 1, 2, 3`,
    values: [part, version, shell, failures, since ?? null],
  });
  return rows;
};
