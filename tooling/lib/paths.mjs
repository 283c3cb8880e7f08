import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The parts that are built for browsers and released one by one. */
export const RELEASED_PARTS = ['shell', 'remote-diner', 'remote-business'];

/** Every workspace with types of its own. */
export const TYPED_PACKAGES = [
  'shared-api',
  'shared-ui',
  'shell',
  'remote-diner',
  'remote-business',
  'server',
  'server/sandbox-client',
  'e2e',
  'tooling',
];

/** Where a run keeps its data: `DATA_DIR`, or `.data` in the repository. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR || '.data');
