import { RELEASED_PARTS } from './tooling/lib/paths.mjs';

/** One jest run over every workspace; each has its own small config. */
export default {
  // A net for what hangs, wide enough for a machine that does much else.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tooling/lib/long-tests-first.mjs',
  projects: [
    ...RELEASED_PARTS,
    'shared-ui',
    'shared-api',
    'shared-console',
    'server',
    'remote-kit',
    'tooling',
  ].map((name) => `<rootDir>/${name}`),
};
