import { STARTING_KINDS } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { Count, Hour } from './reports-repository.ts';

/** Reports about a remote from pages of one shell. */
export interface CountByShell extends Count {
  /** Version of the shell. */
  shell: string;
}

/** Filter of the counts; by default those of the last 24 hours. */
export interface CountByShellFilter {
  since?: Date | undefined;
  shell?: string | undefined;
  part?: string | undefined;
}

/** Counts of remotes by the shell of their pages. Excludes the last seconds, like `sumCounts`. */
export const sumCountsByShell = async (
  database: Queryable,
  { since, shell, part }: CountByShellFilter = {},
): Promise<CountByShell[]> => {
  const { rows } = await sql<CountByShell>`
    SELECT part, version, shell, kind, bucket, sum(count)::int AS count FROM release_reports_beside
    WHERE minute >= date_trunc('minute', coalesce(${since ?? null}::timestamptz, now() - interval '24 hours'))
      AND (${shell ?? null}::text IS NULL OR shell = ${shell ?? null})
      AND (${part ?? null}::text IS NULL OR part = ${part ?? null})
      AND (kind <> ALL(${STARTING_KINDS}) OR minute < date_trunc('minute', now() - interval '1 minute'))
    GROUP BY part, version, shell, kind, bucket`.execute(db(database, 'sum-beside-counts'));
  return rows;
};

/**
 * Hourly failures of a remote's version with one shell. Openings stay with the remote, so they are 0 here.
 */
export const countByShellAndHour = async (
  database: Queryable,
  { part, version, shell }: Pick<CountByShell, 'part' | 'version' | 'shell'>,
  failures: readonly string[],
  since?: Date,
): Promise<Hour[]> => {
  const { rows } = await sql<Hour>`
    SELECT part, version, floor(extract(epoch FROM now() - minute) / 3600)::int AS hours_ago,
      0 AS opened, sum(count)::int AS failed
    FROM release_reports_beside
    WHERE minute >= date_trunc('minute', coalesce(${since ?? null}::timestamptz, now() - interval '24 hours'))
      AND part = ${part} AND version = ${version} AND shell = ${shell} AND kind = ANY(${failures})
    GROUP BY 1, 2, 3`.execute(db(database, 'count-beside-by-hour'));
  return rows;
};
