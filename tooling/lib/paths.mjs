import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Folders of the remotes of a repository, recognised by name; `remote-kit` is what they are built with.
 * @param {string} root absolute path of the repository
 */
export const remotesOf = (root) => readdirSync(root).filter((name) => /^remote-(?!kit$)/.test(name));

/** The parts for browsers, which are released separately. */
export const RELEASED_PARTS = ['shell', ...remotesOf(ROOT)];

/** Every workspace with types of its own. */
export const TYPED_PACKAGES = [
  'shared-api',
  'shared-ui',
  'shared-console',
  ...RELEASED_PARTS,
  'server',
  'server/sandbox-client',
  'e2e',
  'remote-kit',
  'tooling',
];

/**
 * Path of a program that a package brought.
 * @param {string} name
 */
export const installed = (name) => path.join(ROOT, 'node_modules', '.bin', name);

/** Where a run keeps its data: `DATA_DIR`, or `.data` in the repository. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR || '.data');
