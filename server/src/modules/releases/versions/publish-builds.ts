import { overlap } from '../gate/check-compatibility.ts';
import { adviceOf, ReleaseRefused } from '../gate/refusal.ts';
import { factsBeside } from '../moves/channels-repository.ts';
import { moveRelease } from '../moves/move-release.ts';
import { MoveWithoutEffect } from '../moves/move-without-effect.ts';
import { wasLive } from '../moves/moves-repository.ts';
import { grantPaths } from '../teams/granted-paths-repository.ts';
import { type Build, factsOf } from './build-facts.ts';
import { type PublishDeps, publishVersion } from './publish-version.ts';
import { readBuilds } from './read-builds.ts';
import type { VersionFacts } from './version-facts.ts';

const BY = 'start';
const REASON = { code: 'built_at_start' } as const;

/** Another process that started with the same build may already have released it. */
const ignoreIfLive = (error: unknown): void => {
  if (!(error instanceof MoveWithoutEffect)) throw error;
};

/** Options for builds at start. */
export interface StartOptions {
  /** Whether builds replace the live versions. Otherwise only parts that were never released go live. */
  replaces: boolean;
  /** Logs a line for the operator. */
  say: (line: string) => void;
}

/**
 * Logs a rejected build: the server still starts, because the live parts do not depend on it. Where it should have replaced
 * these, or nothing is live, the start ends with the same sentence.
 */
const logRejection =
  ({ part, version }: Build, { replaces, say }: StartOptions) =>
  (error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    const reasons = error.refusals.map((refusal) => adviceOf(refusal, 'en'));
    const sentence = `${part}@${version} was not released. ${reasons.join(' ')}`;
    if (replaces) throw new Error(sentence, { cause: error });
    say(sentence);
    return undefined;
  };

/** Writes what the store has lost, or holds with other bytes, of a build that is published and at hand. */
const restoreLost = async ({ files }: PublishDeps, build: Build): Promise<void> => {
  const { part, version } = build;
  const facts = factsOf(build);
  const lost = await files.missing(part, version, [...build.files.keys()]);
  const damaged = await files.damaged(part, version, facts);
  if (lost.length + damaged.length > 0) await files.restore(part, version, build.files);
};

/** What a build does to what is live. */
type Fate = 'begins' | 'replaces' | 'stays' | 'was_given_up';

/** What to say of a published build that does not go live; nothing of one that an earlier start spoke of. */
const adviceFor = (
  { part, version }: Build,
  fate: Fate,
  stable: string,
  isNew: boolean,
): string | undefined => {
  const release = `npm run platform -- release ${part}@${version} -m <why>`;
  if (fate === 'was_given_up')
    return `${part}@${version} was live before and was given up; ${stable} stays live. Release it again: ${release}.`;
  return isNew
    ? `${part}@${version} is published; ${stable} stays live. Release it: ${release}, or start with --release.`
    : undefined;
};

const fateOf = async (
  { database }: PublishDeps,
  { part, version }: Build,
  stable: string | undefined,
  replaces: boolean,
): Promise<Fate> => {
  if (stable === undefined) return 'begins';
  if (!replaces || stable === version) return 'stays';
  return (await wasLive(database, part, version)) ? 'was_given_up' : 'replaces';
};

/**
 * Paths that neither stand below nor above those of other builds. Who starts a server is its operator, so
 * builds that were made together also share out their paths.
 */
const apartFrom = (paths: readonly string[], builds: readonly VersionFacts[]): string[] =>
  paths.filter((path) => !builds.some(({ prefixes }) => prefixes.some((owned) => overlap(path, owned))));

/**
 * Publishes builds that were made together, and releases parts that were never released. Live versions
 * stay, so that a restart gives visitors nothing that no browser has opened, unless `replaces` is set
 * (product.md §136). A build that was live before and is not now was given up, and stays so: a process that
 * restarts with an older build brings it back to nobody.
 * @param folders absolute paths of the builds, or of folders that hold them
 */
export const publishBuilds = async (
  deps: PublishDeps,
  folders: readonly string[],
  options: StartOptions,
): Promise<void> => {
  const { replaces, say } = options;
  const channels = deps.liveReleases.channels();
  const stableOf = (name: string) => channels.find((channel) => channel.part === name)?.stable;
  const builds = await Promise.all(
    (await readBuilds(folders)).map(async (build) => ({
      build,
      facts: factsOf(build),
      fate: await fateOf(deps, build, stableOf(build.part), replaces),
    })),
  );
  const going = builds.filter(({ fate }) => fate === 'begins' || fate === 'replaces');
  const beside = [
    ...factsBeside(channels.filter(({ part }) => !going.some(({ build }) => build.part === part))),
    ...going.map(({ facts }) => facts),
  ];
  const foreign = factsBeside(
    channels.filter(({ part }) => !builds.some(({ build }) => build.part === part)),
  );
  // A new installation has nothing to fall back to, so an unfit build stops the start.
  const how = { ...options, replaces: replaces || channels.length === 0 };
  for (const { build, facts, fate } of builds) {
    const { part, version } = build;
    await grantPaths(deps.database, part, apartFrom(facts.prefixes, foreign), BY, new Date());
    const refused = logRejection(build, how);
    const published = await publishVersion(deps, build, BY, { beside, atStart: true }).catch(refused);
    if (!published) continue;
    if (!published.is_new) await restoreLost(deps, build);
    if (fate === 'begins' || fate === 'replaces') {
      const order = { part, version, action: 'release' as const, reason: REASON, untriedBecause: REASON };
      await moveRelease(deps, order, BY, beside).catch(ignoreIfLive).catch(refused);
      continue;
    }
    const stable = stableOf(part) ?? version;
    const advice = stable === version ? undefined : adviceFor(build, fate, stable, published.is_new);
    if (advice) say(advice);
  }
};
