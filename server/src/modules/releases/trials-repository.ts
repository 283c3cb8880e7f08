import type { Queryable } from '../../platform/database/database.ts';

/** What a browser met that opened a build beside others. */
export interface Trial {
  part: string;
  version: string;
  /** Versions of the other parts, by part. */
  beside: Record<string, string>;
  problems: string[];
}

/** Records a trial. */
export const insertTrial = async (
  database: Queryable,
  { part, version, beside, problems }: Trial,
  by: string,
  now: Date,
): Promise<void> => {
  await database.query({
    name: 'insert-trial',
    text: `INSERT INTO release_trials (part, version, beside, problems, tried_by, tried_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [part, version, JSON.stringify(beside), problems, by, now],
  });
};

/** A version's last trial. */
export const findLastTrial = async (
  database: Queryable,
  part: string,
  version: string,
): Promise<Pick<Trial, 'beside' | 'problems'> | undefined> => {
  const { rows } = await database.query<Pick<Trial, 'beside' | 'problems'>>({
    name: 'find-last-trial',
    text: `SELECT beside, problems FROM release_trials WHERE part = $1 AND version = $2
           ORDER BY id DESC LIMIT 1`,
    values: [part, version],
  });
  return rows[0];
};
