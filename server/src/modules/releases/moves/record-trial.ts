import type { ReleaseTrial } from '@tavolina/shared-api/contract';
import type { Database } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { requirePart } from '../teams/team-tokens.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import { findVersion } from '../versions/versions-repository.ts';
import { insertTrial } from './trials-repository.ts';

/**
 * Stores the result of a trial in a browser.
 * @throws {ApiFailure} `forbidden` for another team's part, `version_unknown`
 */
export const recordTrial = async (database: Database, trial: ReleaseTrial, team: Team): Promise<void> => {
  requirePart(team, trial.part);
  if (!(await findVersion(database, trial.part, trial.version))) throw new ApiFailure('version_unknown');
  await insertTrial(database, trial, { name: team.name, isOperator: team.part === null }, new Date());
};
