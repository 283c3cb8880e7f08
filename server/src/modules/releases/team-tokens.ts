import { createHash, randomBytes } from 'node:crypto';
import { partName } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { findTeam, insertToken, revokeTokens, type Team } from './team-tokens-repository.ts';

/** Tells these tokens from all others, also to scanners of leaked secrets. */
const PREFIX = 'tvp_';
const FORM = /^Bearer (tvp_[\w-]{43})$/;

// A token is random as a whole, so that one fast hash keeps it as safe as a slow one.
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token for a team. It is shown once; the database has its hash. */
export const createToken = async (database: Database, team: Team): Promise<string> => {
  const token = PREFIX + randomBytes(32).toString('base64url');
  await insertToken(database, hashOf(token), team, new Date());
  return token;
};

/** Takes all tokens of a team back, e.g. when one was lost; the team gets nowhere with them from then on. Answers how many. */
export const takeTokensBack = (database: Database, team: string): Promise<number> =>
  revokeTokens(database, team, new Date());

/**
 * The team that calls.
 * @throws {ApiFailure} `unauthorized` without a token that holds
 */
export const teamOf = async (database: Database, authorization: string | undefined): Promise<Team> => {
  const token = FORM.exec(authorization ?? '')?.[1];
  const team = token === undefined ? undefined : await findTeam(database, hashOf(token));
  if (!team) throw new ApiFailure('unauthorized');
  return team;
};

/**
 * Lets a team touch its own part only.
 * @throws {ApiFailure} `forbidden`
 */
export const demandRight = (team: Team, part: string): void => {
  if (team.part !== null && team.part !== part) throw new ApiFailure('forbidden');
};

/**
 * The part a token is asked for.
 * @throws {Error} when no part can have that name
 */
export const demandPart = (part: string | undefined): string | null => {
  if (part === undefined) return null;
  if (partName.safeParse(part).success) return part;
  throw new Error(`${part} is no part: shell, or a name that begins with remote-.`);
};
