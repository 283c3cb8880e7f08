import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** The owner of a token. */
export interface Team {
  name: string;
  /** The part it may move; null: all. */
  part: string | null;
  /** Whether it may look at everything and change nothing (product.md §538). */
  is_observer: boolean;
}

/** The owner of a token, with the hash of that token. */
export interface TeamOfToken extends Team {
  hash: string;
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
    .values({ hash, team: team.name, part: team.part, is_observer: team.is_observer, created_at: now })
    .execute();
};

/** The team of a token's hash, while the token is valid. */
export const findTeam = async (database: Queryable, hash: string): Promise<TeamOfToken | undefined> =>
  db(database, 'find-team')
    .selectFrom('release_tokens')
    .select(['team as name', 'part', 'is_observer', 'hash'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Revokes all tokens of a team. Returns how many there were. */
export const revokeTokens = async (database: Queryable, team: string, now: Date): Promise<number> => {
  const revoked = await db(database)
    .updateTable('release_tokens')
    .set({ revoked_at: now })
    .where('team', '=', team)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
};
