import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFacts } from '../../remote-kit/rspack/page-facts.mjs';
import { readPages } from '../../remote-kit/rspack/read-pages.mjs';
import { remotesOf } from '../lib/paths.mjs';
import { isUnder, RESERVED } from '../lib/reserved.mjs';
import { remoteFiles } from './remote-files.mjs';

const NAME = /^remote-[a-z][a-z0-9-]{0,40}$/;
const PREFIX = /^(?:\/[a-z0-9][a-z0-9-]*)+$/;

/** Why a remote cannot be created. */
export class ScaffoldRefused extends Error {}

/** @param {string} root paths of the shell and each remote */
const ownedIn = (root) =>
  ['shell', ...remotesOf(root)]
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .map((name) => {
      const { tavolina } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
      const { prefixes } = pageFacts(readPages(path.join(root, name)));
      return { name, prefixes, namespace: tavolina.namespace };
    });

/**
 * Creates the folder of a new remote with one page that builds, passes every check and can be released.
 * @param {string} root absolute path of the repository
 * @param {{ name: string, prefix: string }} asked folder and path prefix of its pages
 * @returns {Promise<string>} absolute path of the folder
 * @throws {ScaffoldRefused}
 */
export const scaffoldRemote = async (root, { name, prefix }) => {
  const folder = path.join(root, name);
  if (!NAME.test(name))
    throw new ScaffoldRefused(`${name} is no name: it begins with remote-, e.g. remote-loyalty.`);
  if (!PREFIX.test(prefix)) throw new ScaffoldRefused(`${prefix} is no path, e.g. /loyalty.`);
  if (existsSync(folder)) throw new ScaffoldRefused(`${name} is there already.`);
  const namespace = name.replace('remote-', '').replaceAll('-', '');
  if (isUnder(RESERVED.paths, prefix)) throw new ScaffoldRefused(`${prefix} is the server’s own.`);
  if (RESERVED.namespaces.includes(namespace))
    throw new ScaffoldRefused(`The namespace ${namespace} belongs to the shared components.`);
  for (const other of ownedIn(root)) {
    if (other.prefixes.some((owned) => isUnder([owned], prefix) || isUnder([prefix], owned)))
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
