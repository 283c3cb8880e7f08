import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Whose token it is. */
export interface Team {
  name: string;
  /** The part it may move; none means all. */
  part: string | null;
}

/** Stores a token's hash. */
export const insertToken = async (
  database: Queryable,
  hash: string,
  team: Team,
  now: Date,
): Promise<void> => {
  await db(database)
    .insertInto('release_tokens')
    .values({ hash, team: team.name, part: team.part, created_at: now })
    .execute();
};

/** The team behind a token's hash, while the token holds. */
export const findTeam = async (database: Queryable, hash: string): Promise<Team | undefined> =>
  db(database, 'find-team')
    .selectFrom('release_tokens')
    .select(['team as name', 'part'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Ends all tokens of a team. Answers how many there were. */
export const revokeTokens = async (database: Queryable, team: string, now: Date): Promise<number> => {
  const revoked = await db(database)
    .updateTable('release_tokens')
    .set({ revoked_at: now })
    .where('team', '=', team)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
};
