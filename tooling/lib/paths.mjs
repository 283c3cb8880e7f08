import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders of the remotes, recognised by name. */
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));

/** The parts for browsers, which are released separately. */
export const RELEASED_PARTS = ['shell', ...REMOTES];

/** Every workspace with types of its own. */
export const TYPED_PACKAGES = [
  'shared-api',
  'shared-ui',
  ...RELEASED_PARTS,
  'server',
  'server/sandbox-client',
  'e2e',
  'tooling',
];

/** Where a run keeps its data: `DATA_DIR`, or `.data` in the repository. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR || '.data');
