import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { kitChanges } from './kit-changes.mjs';
import { kitInterface } from './kit-interface.mjs';

const KIT = path.join(ROOT, 'remote-kit');
const RELEASED = path.join(KIT, 'released/interface.json');

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Makes the kit as it is the released one, with which every later one is compared (product.md §641).
 * @returns {Promise<boolean>} whether its version says what changed; else nothing is written
 */
export const releaseKit = async () => {
  const { version } = await readJson(path.join(KIT, 'package.json'));
  const current = await kitInterface();
  const { breaking, least } = kitChanges(await readJson(RELEASED), current);
  for (const sentence of breaking) say(`BREAKS: ${sentence}`);
  if (semver.lt(version, least)) {
    say(`Raise the version of remote-kit from ${version} to ${least}, and release it again.`);
    return false;
  }
  await writeFile(RELEASED, `${JSON.stringify({ version, ...current }, null, 2)}\n`);
  say(`The kit ${version} is released: ${Object.keys(current.commands).length - 1} commands.`);
  return true;
};
