import { partName } from '@tavolina/shared-api/contract';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import {
  findTeam,
  insertToken,
  revokeTokens,
  type Team,
  type TeamOfToken,
} from './team-tokens-repository.ts';

/** Marks these tokens, also for scanners that look for leaked secrets. */
const PREFIX = 'tvp_';
const FORM = /^Bearer (tvp_[\w-]{43})$/;

const hashOf = (token: string): string => hashSecret(token).toString('hex');

/** Creates a token for a team. It is shown once; only its hash is stored. */
export const createToken = async (
  database: Queryable,
  { is_observer = false, ...team }: Omit<Team, 'is_observer'> & { is_observer?: boolean },
): Promise<string> => {
  const token = PREFIX + newSecret();
  await insertToken(database, hashOf(token), { ...team, is_observer }, new Date());
  return token;
};

/** Revokes all tokens of a team, for example when one was lost. Returns how many. */
export const revokeAllTokens = (database: Queryable, team: string): Promise<number> =>
  revokeTokens(database, team, new Date());

/**
 * The team of the caller.
 * @throws {ApiFailure} `unauthorized` without a valid token
 */
export const teamOf = async (database: Database, authorization: string | undefined): Promise<TeamOfToken> => {
  const token = FORM.exec(authorization ?? '')?.[1];
  const team = token === undefined ? undefined : await findTeam(database, hashOf(token));
  if (!team) throw new ApiFailure('unauthorized');
  return team;
};

/**
 * Requires that a team may move a part.
 * @throws {ApiFailure} `forbidden`
 */
export const requirePart = (team: Team, part: string): void => {
  if (team.part !== null && team.part !== part) throw new ApiFailure('forbidden');
};

/**
 * Requires that a team may do what changes something (product.md §538).
 * @throws {ApiFailure} `forbidden` for an observer
 */
export const requireActor = (team: Team): void => {
  if (team.is_observer) throw new ApiFailure('forbidden');
};

/**
 * Requires that a team has no part of its own: operators and observers.
 * @throws {ApiFailure} `forbidden`
 */
export const requireOperator = (team: Team): void => {
  if (team.part !== null) throw new ApiFailure('forbidden');
};

/**
 * Validates the part for a new token.
 * @throws {Error} when it is not a valid name of a part
 */
export const parsePart = (part: string | undefined): string | null => {
  if (part === undefined) return null;
  if (partName.safeParse(part).success) return part;
  throw new Error(`${part} is no part: shell, or a name that begins with remote-.`);
};
