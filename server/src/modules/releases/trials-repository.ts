import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

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
  await db(database, 'insert-trial')
    .insertInto('release_trials')
    .values({
      part,
      version,
      beside: JSON.stringify(beside),
      problems,
      tried_by: by.name,
      by_operator: by.isOperator,
      tried_at: now,
    })
    .execute();
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
): Promise<Pick<Trial, 'beside' | 'problems'> | undefined> =>
  db(database, `find-last-trial-by-${by}`)
    .selectFrom('release_trials')
    .select(['beside', 'problems'])
    .where('part', '=', part)
    .where('version', '=', version)
    .$if(by === 'operator', (trials) => trials.where(({ ref }) => ref('by_operator')))
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<Pick<Trial, 'beside'>>()
    .executeTakeFirst();
