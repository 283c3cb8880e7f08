import type { PublishedVersion, ReleaseUpload } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { recordAct } from '../../operator-acts/operator-acts-service.ts';
import { listBudgets } from '../gate/budgets-repository.ts';
import { checkGrowth, growthOf } from '../gate/check-growth.ts';
import { checkPathGrants } from '../gate/check-path-grants.ts';
import { type Refusal, ReleaseRefused } from '../gate/refusal.ts';
import { factsBeside } from '../moves/channels-repository.ts';
import type { LiveReleases } from '../moves/live-releases.ts';
import { grantPaths, listGranted } from '../teams/granted-paths-repository.ts';
import { requireOperator, requirePart } from '../teams/team-tokens.ts';
import type { Team } from '../teams/team-tokens-repository.ts';
import { type Build, digestOf, factsOf } from './build-facts.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { VersionFacts } from './version-facts.ts';
import { claimVersion, completeVersion } from './versions-repository.ts';

/** Dependencies of publishing. */
export interface PublishDeps {
  database: Database;
  files: ReleaseFiles;
  liveReleases: LiveReleases;
}

/** Options of publishing. */
export interface PublishOptions {
  /** Only run the checks. */
  isDryRun?: boolean | undefined;
  /** The builds it will run with; by default the live ones. */
  beside?: readonly VersionFacts[];
  /** Whether a team uploads it, which may use only granted paths. */
  byTeam?: boolean;
  /** Why it weighs more than what is live; without it such a build is refused. */
  largerBecause?: string | undefined;
  /** Why it may weigh more than the limits of its part (product.md §592); without it such a build is refused. */
  oversizeBecause?: string | undefined;
  /** Whether a server publishes at its start what was built with it: it may weigh more, and is nobody's act. */
  atStart?: boolean;
}

const isTooLarge = ({ reason }: Refusal): boolean => reason === 'too_large';

/**
 * Stores a build, completely or not at all, and records the act with it (product.md §539). Repeating it changes nothing.
 * @throws {ApiFailure} `version_exists` when the version was published with other files
 * @throws {ReleaseRefused} when the gate rejects it
 */
export const publishVersion = async (
  { database, files, liveReleases }: PublishDeps,
  build: Build,
  by: string,
  {
    isDryRun = false,
    byTeam = false,
    largerBecause,
    oversizeBecause,
    atStart = false,
    beside = factsBeside(liveReleases.channels(), build.part),
  }: PublishOptions = {},
): Promise<PublishedVersion> => {
  const { part, version } = build;
  // Loaded when needed: it reads style sheets, and what that takes is 5 MB that a server seldom needs.
  const { checkBuild } = await import('../gate/check-build.ts');
  const facts = factsOf(build);
  const candidate = { facts, files: build.files };
  const live = liveReleases.channels().find((channel) => channel.part === part)?.stable_facts;
  const grown = atStart ? [] : await growthOf(candidate, live, files);
  const budgets = (await listBudgets(database)).get(part);
  const granted = await listGranted(database, part);
  const found = await checkBuild(candidate, beside, granted, budgets);
  const isOversize = found.some(isTooLarge);
  const refusals = [
    ...(oversizeBecause === undefined ? found : found.filter((refusal) => !isTooLarge(refusal))),
    ...checkGrowth(grown, largerBecause),
    ...(byTeam ? checkPathGrants(facts, granted) : []),
  ];
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  if (isDryRun) return { part, version, is_new: true, grown };
  // An operator's upload grants its paths.
  if (!byTeam) await grantPaths(database, part, facts.prefixes, by, new Date());
  const digest = digestOf(build);
  const kept = {
    ...facts,
    ...(grown.length > 0 && { larger: largerBecause }),
    ...(isOversize && { oversize: oversizeBecause }),
  };
  const claim = { part, version, digest, facts: kept, published_by: by, published_at: new Date() };
  const claimed = await claimVersion(database, claim);
  if (claimed.digest !== digest) throw new ApiFailure('version_exists');
  if (claimed.is_complete) return { part, version, is_new: false, grown };
  await files.write(part, version, build.files);
  const act = { by, about: `${part}@${version}`, reason: oversizeBecause ?? largerBecause };
  const is_new = await transaction(database, async (client) => {
    const isNew = await completeVersion(client, part, version);
    if (isNew && !atStart) await recordAct(client, 'publish', act, new Date());
    return isNew;
  });
  return { part, version, is_new, grown };
};

/**
 * The same for a team's upload. Uploading a published version again restores files that the store has lost.
 */
export const publishUpload = async (
  deps: PublishDeps,
  { part, version, files, dry_run, larger, oversize }: ReleaseUpload,
  team: Team,
): Promise<PublishedVersion> => {
  requirePart(team, part);
  if (oversize !== undefined) requireOperator(team);
  const contents = Object.entries(files).map(([name, text]): [string, Buffer] => [
    name,
    Buffer.from(text, 'base64'),
  ]);
  const build = { part, version, files: new Map(contents) };
  const published = await publishVersion(deps, build, team.name, {
    isDryRun: dry_run,
    largerBecause: larger,
    oversizeBecause: oversize,
    byTeam: team.part !== null,
  });
  if (!published.is_new) await deps.files.restore(part, version, build.files);
  return published;
};
