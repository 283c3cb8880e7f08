import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsed, Refused } from './api.mjs';

const FACTS = 'platform.json';

/**
 * Whether a folder holds a finished build, of whatever made it.
 * @param {string} folder
 */
export const isBuild = (folder) => existsSync(path.join(folder, FACTS));

/**
 * Reads a file with the facts of a part, which somebody may have edited or copied halfway.
 * @param {string} file
 * @param {readonly string[]} texts what it has to name
 * @throws {Refused} with what is wrong with it
 */
export const readNamed = async (file, texts) => {
  const content = await readFile(file, 'utf8').catch((error) => {
    throw new Refused(`${file} cannot be read: ${error.message}`);
  });
  const named = parsed(content);
  for (const text of texts)
    if (typeof named?.[text] !== 'string') throw new Refused(`${file} is damaged: it tells no ${text}.`);
  return named;
};

/**
 * Name and version of a finished build, the calls that it makes, and what it imports of the shared modules.
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string, calls?: Record<string, object>, imports?: Record<string, string[]> }>}
 * @throws {Refused} where the build is damaged
 */
export const readFacts = (folder) => readNamed(path.join(folder, FACTS), ['name', 'version']);

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
