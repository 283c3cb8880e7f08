import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** The result of opening a build in a browser, with other versions. */
export interface Trial {
  part: string;
  version: string;
  /** Versions of the other parts, by part. */
  beside: Record<string, string>;
  problems: string[];
}

/** Who reports a trial. */
interface Reporter {
  name: string;
  isOperator: boolean;
}

/** Records a trial. */
export const insertTrial = async (
  database: Queryable,
  { part, version, beside, problems }: Trial,
  by: Reporter,
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
 * @param by reported by `anybody`, or by an `operator` only
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
