import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isBelow } from '../rspack/page-facts.mjs';
import { remoteFiles } from './remote-files.mjs';

const NAME = /^remote-[a-z][a-z0-9-]{0,40}$/;
const PREFIX = /^(?:\/[a-z0-9][a-z0-9-]*)+$/;

/**
 * What others own, so that no new remote can have it.
 * @typedef {object} Owned
 * @property {string} name whose it is
 * @property {readonly string[]} prefixes paths, by whole segments
 * @property {string} [namespace] of texts
 */

/** Why a remote cannot be created. */
export class ScaffoldRefused extends Error {}

/**
 * Creates the folder of a new remote with one page that builds, passes every check and can be released.
 * @param {string} parent absolute path of the folder that it is made in
 * @param {{ name: string, prefix: string, below?: string | undefined }} asked folder, path prefix of its pages, and the part
 *   below whose path it may stand, with an operator's grant (product.md §607)
 * @param {readonly Owned[]} [taken] what others own; where it is not known, the installation refuses it later
 * @returns {Promise<string>} absolute path of the folder
 * @throws {ScaffoldRefused}
 */
export const scaffoldRemote = async (parent, { name, prefix, below }, taken = []) => {
  const folder = path.join(parent, name);
  if (!NAME.test(name))
    throw new ScaffoldRefused(`${name} is no name: it begins with remote-, e.g. remote-loyalty.`);
  if (!PREFIX.test(prefix)) throw new ScaffoldRefused(`${prefix} is no path, e.g. /loyalty.`);
  if (existsSync(folder)) throw new ScaffoldRefused(`${name} is there already.`);
  const namespace = name.replace('remote-', '').replaceAll('-', '');
  const isSame = (/** @type {string} */ owned) => owned === prefix;
  const overlaps = (/** @type {string} */ owned) =>
    isSame(owned) || isBelow(prefix, owned) || isBelow(owned, prefix);
  for (const other of taken) {
    if (other.prefixes.some(other.name === below ? isSame : overlaps))
      throw new ScaffoldRefused(`${prefix} belongs to ${other.name}.`);
    if (other.namespace === namespace)
      throw new ScaffoldRefused(`The namespace ${namespace} belongs to ${other.name}.`);
  }
  const title = namespace.charAt(0).toUpperCase() + namespace.slice(1);
  for (const [file, content] of Object.entries(remoteFiles({ name, namespace, prefix, title }))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return folder;
};
