import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildVersion } from './build-version.mjs';
import { pageFacts } from './page-facts.mjs';
import { readPages } from './read-pages.mjs';

/**
 * What the build must know about a package.
 * @typedef {object} PackageNames
 * @property {string} dir absolute path
 * @property {string} name folder name, e.g. `remote-diner`
 * @property {string} container name of its federation container, e.g. `remote_diner`
 * @property {string} version see build-version.mjs
 * @property {string} namespace of its texts
 */

/** @typedef {PackageNames & import('./page-facts.mjs').PageFacts} PackageFacts */

/**
 * @param {string} dir absolute path of the package
 * @returns {PackageFacts}
 */
export const packageFacts = (dir) => {
  const { name, tavolina } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const folder = String(name).replace(/^@[^/]+\//, '');
  return {
    dir,
    name: folder,
    container: folder.replaceAll('-', '_'),
    // The caller has already named the folder; edits during the build must not change it.
    version: process.env.BUILD_VERSION || buildVersion(dir),
    namespace: tavolina?.namespace ?? folder,
    ...pageFacts(readPages(dir)),
  };
};
