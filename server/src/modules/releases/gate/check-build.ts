import type { Budgets } from '@tavolina/shared-api/contract';
import type { VersionFacts } from '../versions/version-facts.ts';
import type { Candidate } from './candidate.ts';
import { checkCalls } from './check-calls.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { checkDuplicateModules } from './check-duplicate-modules.ts';
import { checkFiles } from './check-files.ts';
import { checkManifest } from './check-manifest.ts';
import { checkPages } from './check-pages.ts';
import { checkNamesTold } from './check-shared-names.ts';
import { checkSizes } from './check-sizes.ts';
import { checkStyles } from './check-styles.ts';
import { checkTexts } from './check-texts.ts';
import type { Refusal } from './refusal.ts';

/**
 * What a build itself and its fit to the live parts have wrong, as far as that is known without running it.
 * Growth, granted paths and trials are not among it. If files are damaged, only those are reported, because
 * their content means nothing.
 * @param live the builds it will run with
 * @param granted paths that an operator granted to its part
 * @param budgets those that an operator set for its part
 */
export const checkBuild = async (
  candidate: Candidate,
  live: readonly VersionFacts[],
  granted: readonly string[],
  budgets?: Partial<Budgets>,
): Promise<Refusal[]> => {
  const damaged = checkFiles(candidate);
  if (damaged.length > 0) return damaged;
  const shell = live.find(({ name }) => name === 'shell');
  const checks = [checkManifest, checkTexts, checkStyles, checkCalls, checkPages, checkNamesTold];
  return [
    ...checks.flatMap((check) => check(candidate)),
    ...(await checkSizes(candidate, budgets)),
    ...checkDuplicateModules(candidate, shell),
    ...checkCompatibility(candidate.facts, live, granted),
  ];
};
