import type { Queryable } from '../../platform/database/database.ts';

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
  await database.query('INSERT INTO release_tokens (hash, team, part, created_at) VALUES ($1, $2, $3, $4)', [
    hash,
    team.name,
    team.part,
    now,
  ]);
};

/** The team behind a token's hash, while the token holds. */
export const findTeam = async (database: Queryable, hash: string): Promise<Team | undefined> => {
  const { rows } = await database.query<Team>({
    name: 'find-team',
    text: 'SELECT team AS name, part FROM release_tokens WHERE hash = $1 AND revoked_at IS NULL',
    values: [hash],
  });
  return rows[0];
};

/** Ends all tokens of a team. Answers how many there were. */
export const revokeTokens = async (database: Queryable, team: string, now: Date): Promise<number> => {
  const { rowCount } = await database.query(
    'UPDATE release_tokens SET revoked_at = $2 WHERE team = $1 AND revoked_at IS NULL',
    [team, now],
  );
  return rowCount ?? 0;
};
