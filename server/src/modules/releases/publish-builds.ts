import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { adviceOf, ReleaseRefused } from './gate/refusal.ts';
import { moveRelease } from './move-release.ts';
import { MoveWithoutEffect } from './move-without-effect.ts';
import { type Build, factsOf, type PublishDeps, publishVersion } from './publish-version.ts';

const BY = 'start';
const REASON = { code: 'built_at_start' } as const;

/** Reads a build's folder, which `<part>/dist/<version>` is. */
const readBuild = async (folder: string): Promise<Build> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(folder, name))]),
  );
  const platform = JSON.parse(String(new Map(files).get('platform.json'))) as { name: string };
  return { part: platform.name, version: path.basename(folder), files: new Map(files) };
};

/** Another process that started with the same build may have made it live meanwhile. */
const passWhereItIsLive = (error: unknown): void => {
  if (!(error instanceof MoveWithoutEffect)) throw error;
};

/** How builds are taken in at start. */
export interface StartOptions {
  /** Whether builds take the place of what is live; without it they only begin what was never released. */
  replaces: boolean;
  /** Takes a line for the operator. */
  say: (line: string) => void;
}

/** What a start goes on without: the parts that are live do not depend on it. */
const sayRefusal =
  ({ part, version }: Build, { replaces, say }: StartOptions) =>
  (error: unknown) => {
    if (replaces || !(error instanceof ReleaseRefused)) throw error;
    const reasons = error.refusals.map((refusal) => adviceOf(refusal, 'en'));
    say(`${part}@${version} was not released. ${reasons.join(' ')}`);
    return undefined;
  };

/**
 * Publishes builds that were made together and releases the parts that were never released. What is live stays, so that
 * nobody gets at a restart what no browser has opened, unless `replaces` asks for it (product.md §136).
 * @param folders absolute paths of the builds
 */
export const publishBuilds = async (
  deps: PublishDeps,
  folders: readonly string[],
  options: StartOptions,
): Promise<void> => {
  const { replaces, say } = options;
  const builds = await Promise.all(folders.map(readBuild));
  const live = deps.board.channels();
  const liveOf = (name: string) => live.find((channel) => channel.part === name);
  const built = builds.map(factsOf);
  const beside = [
    ...live
      .filter(({ part }) => !(replaces && built.some(({ name }) => name === part)))
      .map(({ stable_facts }) => stable_facts),
    ...built.filter(({ name }) => replaces || !liveOf(name)),
  ];
  // An installation that begins has nothing yet to fall back to: there a build that does not fit ends the start.
  const how = { ...options, replaces: replaces || live.length === 0 };
  for (const build of builds) {
    const { part, version } = build;
    const refused = sayRefusal(build, how);
    const published = await publishVersion(deps, build, BY, { beside, mayGrow: true }).catch(refused);
    const stable = liveOf(part)?.stable;
    const isKept = stable !== undefined && !(replaces && published?.is_new);
    if (published && stable !== undefined && isKept && stable !== version && published.is_new)
      say(
        `${part}@${version} is published; ${stable} stays live. Release it: npm run platform -- release ${part}@${version} -m <why>, or start with --release.`,
      );
    if (!published || isKept) continue;
    const order = { part, version, action: 'release' as const, reason: REASON, untried: REASON };
    await moveRelease(deps, order, BY, beside).catch(passWhereItIsLive).catch(refused);
  }
};
