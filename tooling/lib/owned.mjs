import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFacts } from '../../remote-kit/rspack/page-facts.mjs';
import { readPages } from '../../remote-kit/rspack/read-pages.mjs';
import { remotesOf } from './paths.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @typedef {import('../../remote-kit/scaffold/scaffold-remote.mjs').Owned} Owned */

/**
 * What no new remote of a repository can have: paths and texts of the shell and each remote, and what is reserved.
 * @param {string} root absolute path of the repository
 * @returns {Owned[]}
 */
export const ownedIn = (root) => {
  /** @type {{ paths: string[], namespaces: string[] }} */
  const reserved = readJson(path.join(root, 'server/reserved.json'));
  return [
    { name: 'the server', prefixes: reserved.paths },
    ...reserved.namespaces.map((namespace) => ({ name: 'the shared components', prefixes: [], namespace })),
    ...['shell', ...remotesOf(root)]
      .filter((name) => existsSync(path.join(root, name, 'package.json')))
      .map((name) => {
        const { tavolina } = readJson(path.join(root, name, 'package.json'));
        const { prefixes } = pageFacts(readPages(path.join(root, name)));
        return { name, prefixes, namespace: tavolina.namespace };
      }),
  ];
};
