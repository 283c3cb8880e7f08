import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildVersion } from './build-version.mjs';

/**
 * What the build must know about a package.
 * @typedef {object} PackageFacts
 * @property {string} dir absolute path
 * @property {string} name folder name, e.g. `remote-diner`
 * @property {string} container name of its federation container, e.g. `remote_diner`
 * @property {string} version see build-version.mjs
 * @property {string[]} prefixes paths it owns, by whole segments
 * @property {string} namespace of its texts
 * @property {Record<string, string>} pages path prefix to the name of the chunk that draws it
 * @property {import('../lib/examples.mjs').Examples} examples addresses that a trial opens, of every page
 * @property {string[]} sitemap addresses of its pages that search engines shall find
 * @property {string[]} private paths of its pages that search engines shall leave alone
 * @property {Record<string, string[]>} asks path of a page to what it asks the API for first, which comes with it
 */

/**
 * @param {string} dir absolute path of the package
 * @returns {PackageFacts}
 */
export const packageFacts = (dir) => {
  const { name, tavolina } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const folder = String(name).replace('@tavolina/', '');
  return {
    dir,
    name: folder,
    container: folder.replaceAll('-', '_'),
    // Whoever has the part built has named its folder already: sources that are edited meanwhile must not rename it.
    version: process.env.BUILD_VERSION || buildVersion(dir),
    prefixes: tavolina?.prefixes ?? [],
    namespace: tavolina?.namespace ?? folder,
    pages: tavolina?.pages ?? {},
    examples: tavolina?.examples ?? { anyone: tavolina?.prefixes ?? [] },
    sitemap: tavolina?.sitemap ?? [],
    private: tavolina?.private ?? [],
    asks: tavolina?.asks ?? {},
  };
};
