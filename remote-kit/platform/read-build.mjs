import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FACTS = 'platform.json';

/**
 * Whether a folder holds a finished build, of whatever made it.
 * @param {string} folder
 */
export const isBuild = (folder) => existsSync(path.join(folder, FACTS));

/**
 * Name and version of a finished build, the calls that it makes, and what it imports of the shared modules.
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string, calls?: Record<string, object>, imports?: Record<string, string[]> }>}
 */
export const readFacts = async (folder) => JSON.parse(await readFile(path.join(folder, FACTS), 'utf8'));

/**
 * A build as the platform takes it: every file of its folder in base64.
 * @param {string} folder
 */
export const readBuild = async (folder) => {
  const { name, version } = await readFacts(folder);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(async (file) => [
        path.relative(folder, file).replaceAll(path.sep, '/'),
        (await readFile(file)).toString('base64'),
      ]),
  );
  return { part: name, version, files: Object.fromEntries(files) };
};
