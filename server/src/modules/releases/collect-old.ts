import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { ReleaseFiles } from './release-files.ts';
import { deleteVersion, listOldVersions } from './releases-repository.ts';
import type { Team } from './team-tokens-repository.ts';

/** How long every version stays, in days. */
export const KEPT_DAYS = 30;
/** How many of a part's newest versions stay, however old they are. */
export const KEPT_VERSIONS = 10;
const DAY_MS = 86_400_000;

/**
 * Removes versions that no open tab can still need. The row goes first: a version without files must not be released.
 * @throws {ApiFailure} `forbidden` for teams: this is about all parts
 */
export const collectOld = async (
  { database, files }: { database: Database; files: ReleaseFiles },
  team: Team,
  isDryRun = false,
): Promise<{ part: string; version: string }[]> => {
  if (team.part !== null) throw new ApiFailure('forbidden');
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  const old = await listOldVersions(database, before, KEPT_VERSIONS);
  for (const { part, version, facts } of isDryRun ? [] : old) {
    await deleteVersion(database, part, version);
    const names = Object.keys(facts.files).flatMap((name) => [name, `${name}.br`]);
    await files.remove(part, version, [...names, 'platform.json']);
  }
  return old.map(({ part, version }) => ({ part, version }));
};
