import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} file */
const readRegistry = async (file) => {
  try {
    return /** @type {Record<string, string>} */ (JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw new Error(`${file} is no readable registry: ${error}`);
  }
};

/**
 * Copies a build into the store. A published version never changes: one that is there is left as it is.
 * @param {string} releasesDir
 * @param {{ name: string, folder: string }} part
 * @returns {Promise<boolean>} whether the version is new
 */
const publishPart = async (releasesDir, { name, folder }) => {
  const target = path.join(releasesDir, name, path.basename(folder));
  if (existsSync(target)) return false;
  const draft = `${target}.draft-${process.pid}`;
  await cp(folder, draft, { recursive: true, preserveTimestamps: true });
  try {
    await rename(draft, target);
  } catch (error) {
    // Someone else published the same version in the meantime.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
    return false;
  }
  return true;
};

/**
 * Publishes builds and makes those live that are new. A version that was published before does not move the registry,
 * so that an operator's choice survives a restart.
 * @param {string} releasesDir
 * @param {{ name: string, folder: string }[]} parts
 * @returns {Promise<Record<string, string>>} the live versions
 */
export const publish = async (releasesDir, parts) => {
  await mkdir(releasesDir, { recursive: true });
  const file = path.join(releasesDir, 'registry.json');
  const live = await readRegistry(file);
  const next = { ...live };
  for (const part of parts) {
    const isNew = await publishPart(releasesDir, part);
    if (isNew || next[part.name] === undefined) next[part.name] = path.basename(part.folder);
  }
  if (JSON.stringify(next) === JSON.stringify(live)) return live;
  const draft = `${file}.draft-${process.pid}`;
  await writeFile(draft, `${JSON.stringify(next, null, 2)}\n`);
  await rename(draft, file);
  return next;
};
