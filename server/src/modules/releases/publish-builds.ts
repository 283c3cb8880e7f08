import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { adviceOf, ReleaseRefused } from './gate/refusal.ts';
import { moveRelease } from './move-release.ts';
import { MoveWithoutEffect } from './move-without-effect.ts';
import { type Build, factsOf, type PublishDeps, publishVersion } from './publish-version.ts';

const BY = 'start';
const REASON = { code: 'built_at_start' } as const;

/** Reads the folder of a build, which names its part and version itself. */
const readBuild = async (folder: string): Promise<Build> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(folder, name))]),
  );
  const { name, version } = JSON.parse(String(new Map(files).get('platform.json'))) as Record<
    'name' | 'version',
    string
  >;
  return { part: name, version, files: new Map(files) };
};

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

/** Logs a rejected build. The server still starts, because the live parts do not depend on it. */
const logRejection =
  ({ part, version }: Build, { replaces, say }: StartOptions) =>
  (error: unknown) => {
    if (replaces || !(error instanceof ReleaseRefused)) throw error;
    const reasons = error.refusals.map((refusal) => adviceOf(refusal, 'en'));
    say(`${part}@${version} was not released. ${reasons.join(' ')}`);
    return undefined;
  };

/**
 * Publishes builds that were made together, and releases parts that were never released. Live versions
 * stay, so that a restart gives visitors nothing that no browser has opened, unless `replaces` is set
 * (product.md §136).
 * @param folders absolute paths of the builds
 */
export const publishBuilds = async (
  deps: PublishDeps,
  folders: readonly string[],
  options: StartOptions,
): Promise<void> => {
  const { replaces, say } = options;
  const builds = await Promise.all(folders.map(readBuild));
  const live = deps.liveReleases.channels();
  const liveOf = (name: string) => live.find((channel) => channel.part === name);
  const built = builds.map(factsOf);
  const beside = [
    ...live
      .filter(({ part }) => !(replaces && built.some(({ name }) => name === part)))
      .map(({ stable_facts }) => stable_facts),
    ...built.filter(({ name }) => replaces || !liveOf(name)),
  ];
  // A new installation has nothing to fall back to, so an unfit build stops the start.
  const how = { ...options, replaces: replaces || live.length === 0 };
  for (const build of builds) {
    const { part, version } = build;
    const refused = logRejection(build, how);
    const published = await publishVersion(deps, build, BY, { beside, mayGrow: true }).catch(refused);
    const stable = liveOf(part)?.stable;
    const staysLive = stable !== undefined && !(replaces && published?.is_new);
    if (published && stable !== undefined && staysLive && stable !== version && published.is_new)
      say(
        `${part}@${version} is published; ${stable} stays live. Release it: npm run platform -- release ${part}@${version} -m <why>, or start with --release.`,
      );
    if (!published || staysLive) continue;
    const order = { part, version, action: 'release' as const, reason: REASON, untried: REASON };
    await moveRelease(deps, order, BY, beside).catch(ignoreIfLive).catch(refused);
  }
};
