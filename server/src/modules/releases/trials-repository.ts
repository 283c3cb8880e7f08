import type { Queryable } from '../../platform/database/database.ts';

/** What a browser met that opened a build beside others. */
export interface Trial {
  part: string;
  version: string;
  /** Versions of the other parts, by part. */
  beside: Record<string, string>;
  problems: string[];
}

/** Who tells of a trial. */
interface Teller {
  name: string;
  isOperator: boolean;
}

/** Records a trial. */
export const insertTrial = async (
  database: Queryable,
  { part, version, beside, problems }: Trial,
  by: Teller,
  now: Date,
): Promise<void> => {
  await database.query({
    name: 'insert-trial',
    text: `INSERT INTO release_trials (part, version, beside, problems, tried_by, by_operator, tried_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [part, version, JSON.stringify(beside), problems, by.name, by.isOperator, now],
  });
};

/**
 * A version's last trial.
 * @param by `anybody` who told of one, or an `operator` alone
 */
export const findLastTrial = async (
  database: Queryable,
  part: string,
  version: string,
  by: 'anybody' | 'operator' = 'anybody',
): Promise<Pick<Trial, 'beside' | 'problems'> | undefined> => {
  const { rows } = await database.query<Pick<Trial, 'beside' | 'problems'>>({
    name: 'find-last-trial',
    text: `SELECT beside, problems FROM release_trials WHERE part = $1 AND version = $2 AND (by_operator OR NOT $3)
           ORDER BY id DESC LIMIT 1`,
    values: [part, version, by === 'operator'],
  });
  return rows[0];
};
