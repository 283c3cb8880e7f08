import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Build } from './build-facts.ts';

const FACTS = 'platform.json';
/** The part that all others need, so it goes live first. */
const SHELL = 'shell';

/** The folder itself, when it is a build, or the builds that it holds. */
const buildsIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === FACTS)) return [folder];
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .sort();
  const all = await Promise.all(below.map(async (found) => ({ found, names: await readdir(found) })));
  const builds = all.filter(({ names }) => names.includes(FACTS)).map(({ found }) => found);
  if (builds.length === 0) throw new Error(`${folder} is no build and holds none: ${FACTS} is missing.`);
  return builds;
};

const names = z.object({ name: z.string(), version: z.string() });

/** @throws {Error} naming a folder whose copy was cut short, or whose facts somebody edited */
const readNames = (folder: string, facts: string): z.output<typeof names> => {
  try {
    return names.parse(JSON.parse(facts));
  } catch {
    throw new Error(`${folder} is damaged: its ${FACTS} tells no name and version. Build it again.`);
  }
};

/** Reads the folder of a build, which names its part and version itself. */
const readBuild = async (folder: string): Promise<Build> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const files = await Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(folder, name))]),
  );
  const { name, version } = readNames(folder, String(new Map(files).get(FACTS)));
  return { part: name, version, files: new Map(files) };
};

/**
 * Reads builds, the shell's first.
 * @param folders absolute paths of builds, or of folders that hold builds
 * @throws {Error} naming a folder that holds none, or a damaged one
 */
export const readBuilds = async (folders: readonly string[]): Promise<Build[]> => {
  const builds = await Promise.all((await Promise.all(folders.map(buildsIn))).flat().map(readBuild));
  return builds.sort((a, b) => Number(b.part === SHELL) - Number(a.part === SHELL));
};
