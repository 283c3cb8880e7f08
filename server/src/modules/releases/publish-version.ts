import { createHash } from 'node:crypto';
import type { PublishedVersion, ReleaseUpload } from '@tavolina/shared-api/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { parseUntrusted } from '../../platform/http/body-parsers.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { listBudgets } from './budgets-repository.ts';
import { factsBeside } from './channels-repository.ts';
import { readManifest } from './federation-manifest.ts';
import { checkGrowth, growthOf } from './gate/check-growth.ts';
import { checkPathGrants } from './gate/check-path-grants.ts';
import { type Refusal, ReleaseRefused } from './gate/refusal.ts';
import { grantPaths, listGranted } from './granted-paths-repository.ts';
import type { LiveReleases } from './live-releases.ts';
import type { ReleaseFiles } from './release-files.ts';
import { requireOperator, requirePart } from './team-tokens.ts';
import type { Team } from './team-tokens-repository.ts';
import { type VersionFacts, versionFacts } from './version-facts.ts';
import { claimVersion, completeVersion } from './versions-repository.ts';

/** A build with the contents of its files. */
export interface Build {
  part: string;
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

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
  /** Whether it may weigh more without a reason, as at a server's start, which publishes what was built with it. */
  mayGrow?: boolean;
}

const digestOf = ({ files }: Build): string => {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex');
};

/** Parses the JSON of a file; null when missing or invalid. */
const parsedOr = (content: Buffer | undefined): unknown => {
  try {
    return parseUntrusted(content?.toString() ?? 'null');
  } catch {
    return null;
  }
};

const takenBy = (manifest: Buffer): Record<string, string> | undefined => {
  const shared = readManifest(manifest)?.shared;
  return shared && Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
};

/**
 * Parses a build's own description.
 * @throws {ReleaseRefused} when it is invalid
 */
export const factsOf = ({ part, version, files }: Build): VersionFacts => {
  const refuse = (refusal: Refusal): never => {
    throw new ReleaseRefused([refusal]);
  };
  const content = files.get('platform.json');
  if (!content) return refuse({ about: 'platform.json', reason: 'file_missing' });
  const facts = versionFacts.safeParse(parsedOr(content));
  if (!facts.success) {
    const field = facts.error.issues[0]?.path.join('.');
    return refuse(
      field ? { about: field, reason: 'fact_unfit' } : { about: 'platform.json', reason: 'file_unreadable' },
    );
  }
  if (facts.data.name !== part || facts.data.version !== version)
    return refuse({ about: `${facts.data.name}@${facts.data.version}`, reason: 'other_name' });
  const { manifest } = facts.data;
  const told = files.get(manifest ?? '');
  // A missing one is reported by the gate.
  const takes = told ? takenBy(told) : {};
  if (!takes) return refuse({ about: manifest ?? '', reason: 'file_unreadable' });
  return { ...facts.data, takes };
};

const isTooLarge = ({ reason }: Refusal): boolean => reason === 'too_large';

/**
 * Stores a build, completely or not at all. Repeating it changes nothing.
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
    mayGrow = false,
    beside = factsBeside(liveReleases.channels(), build.part),
  }: PublishOptions = {},
): Promise<PublishedVersion> => {
  const { part, version } = build;
  // Loaded when needed: it reads style sheets, and what that takes is 5 MB that a server seldom needs.
  const { checkBuild } = await import('./gate/check-build.ts');
  const facts = factsOf(build);
  const candidate = { facts, files: build.files };
  const live = liveReleases.channels().find((channel) => channel.part === part)?.stable_facts;
  const grown = mayGrow ? [] : await growthOf(candidate, live, files);
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
  return { part, version, is_new: await completeVersion(database, part, version), grown };
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
  const act = { by: team.name, about: `${part}@${version}`, reason: oversize ?? larger };
  if (published.is_new && !dry_run) await recordAct(deps.database, 'publish', act, new Date());
  if (!published.is_new) await deps.files.restore(part, version, build.files);
  return published;
};
