import type { Trial } from '../moves/trials-repository.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import type { Refusal } from './refusal.ts';

/**
 * A browser has opened the build with the live parts, without errors.
 * @param trial the last one, if any
 * @param live the live builds; that of the candidate's own part is ignored
 */
export const checkTrial = (
  { name, version }: VersionFacts,
  trial: Pick<Trial, 'beside' | 'problems'> | undefined,
  live: readonly VersionFacts[],
): Refusal[] => {
  if (!trial) return [{ about: `${name}@${version}`, reason: 'not_tried' }];
  if (trial.problems.length > 0)
    return trial.problems.map((problem) => ({
      about: `${name}@${version}`,
      reason: 'trial_failed',
      values: { problem },
    }));
  return live
    .filter((other) => other.name !== name && trial.beside[other.name] !== other.version)
    .map((other) => ({
      about: `${other.name}@${other.version}`,
      reason: 'not_tried_beside',
      values: { candidate: `${name}@${version}` },
    }));
};
