import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { recordAct } from '../../operator-acts/operator-acts-service.ts';
import { requireOperator } from '../teams/team-tokens.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import { deleteVersion, listOldVersions, type OldVersion } from './old-versions-repository.ts';
import type { ReleaseFiles } from './release-files.ts';

/** How long every version stays, in days. */
export const KEPT_DAYS = 30;
/** How many of a part's newest versions stay at any age. */
export const KEPT_VERSIONS = 10;

const filesOf = ({ facts }: OldVersion): string[] => [
  ...Object.keys(facts.files).flatMap((name) => [name, `${name}.br`]),
  'platform.json',
];

/**
 * Deletes versions that no open tab can still need. If interrupted, the next call continues.
 * @throws {ApiFailure} `forbidden` for teams, because this affects all parts
 */
export const removeOldVersions = async (
  { database, files }: { database: Database; files: ReleaseFiles },
  team: Team,
  isDryRun = false,
): Promise<{ part: string; version: string }[]> => {
  requireOperator(team);
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  const gone: { part: string; version: string }[] = [];
  for (const old of await listOldVersions(database, before, KEPT_VERSIONS)) {
    const { part, version } = old;
    const remove = async (client: Queryable): Promise<void> => {
      await files.remove(part, version, filesOf(old));
      await recordAct(client, 'collect', { by: team.name, about: `${part}@${version}` }, new Date());
    };
    if (!isDryRun && !(await deleteVersion(database, old, before, remove))) continue;
    gone.push({ part, version });
  }
  return gone;
};
