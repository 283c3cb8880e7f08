import type { VersionFacts } from '../version-facts.ts';
import type { Candidate } from './candidate.ts';
import { checkCalls } from './check-calls.ts';
import { checkCopies } from './check-copies.ts';
import { checkFiles } from './check-files.ts';
import { checkManifest } from './check-manifest.ts';
import { checkPages } from './check-pages.ts';
import { checkSizes } from './check-sizes.ts';
import { checkStyles } from './check-styles.ts';
import { checkTexts } from './check-texts.ts';
import { checkTogether } from './check-together.ts';
import type { Refusal } from './refusal.ts';

/**
 * Everything that can be said against a build without running it. Damaged files are named alone: what they say
 * means nothing.
 * @param live the builds it would stand beside
 */
export const checkBuild = async (candidate: Candidate, live: readonly VersionFacts[]): Promise<Refusal[]> => {
  const damaged = checkFiles(candidate);
  if (damaged.length > 0) return damaged;
  const shell = live.find(({ name }) => name === 'shell');
  const checks = [checkManifest, checkTexts, checkStyles, checkCalls, checkPages];
  return [
    ...checks.flatMap((check) => check(candidate)),
    ...(await checkSizes(candidate)),
    ...checkCopies(candidate, shell),
    ...checkTogether(candidate.facts, live),
  ];
};
