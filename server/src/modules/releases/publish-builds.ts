import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { moveRelease } from './move-release.ts';
import { NothingToMove } from './nothing-to-move.ts';
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
  if (!(error instanceof NothingToMove)) throw error;
};

/**
 * Publishes builds that were made together and makes those live that are new. One that was published before moves
 * nothing, so that an operator's choice survives a restart.
 * @param folders absolute paths of the builds
 */
export const publishBuilds = async (deps: PublishDeps, folders: readonly string[]): Promise<void> => {
  const builds = await Promise.all(folders.map(readBuild));
  const beside = builds.map(factsOf);
  for (const build of builds) {
    const { part, version } = build;
    const { is_new } = await publishVersion(deps, build, BY, { beside });
    const isLive = deps.board.channels().some((channel) => channel.part === part);
    if (!is_new && isLive) continue;
    const order = { part, version, action: 'release' as const, reason: REASON, untried: REASON };
    await moveRelease(deps, order, BY, beside).catch(passWhereItIsLive);
  }
};
