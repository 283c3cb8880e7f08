import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { installed, RELEASED_PARTS, TYPED_PACKAGES } from '../lib/paths.mjs';

/** Packages that are compiled alike, so that one program reads what they share once. */
const BROWSER_PACKAGES = ['shared-api', 'shared-ui', 'shared-console', ...RELEASED_PARTS];

const configOf = (/** @type {string} */ name) => `${name}/tsconfig.json`;
const ALL_BROWSER = 'tooling/typescript/all-browser.json';

/** Where the compiler keeps what it found of a program, so that it looks only at what has changed since. */
const keptOf = (/** @type {string} */ config) =>
  `node_modules/.cache/types/${config.replaceAll('/', '-')}.tsbuildinfo`;

// All packages, or the named ones.
const named = process.argv.slice(2);
const names = named.length > 0 ? named : TYPED_PACKAGES;
const browser = names.filter((name) => BROWSER_PACKAGES.includes(name));
const configs = [
  ...(browser.length > 1 ? [ALL_BROWSER] : browser.map(configOf)),
  ...names.filter((name) => !browser.includes(name)).map(configOf),
];
let failed = false;
for (const config of configs) {
  const { code } = await runProgram(installed('tsc'), [
    '-p',
    config,
    '--incremental',
    '--tsBuildInfoFile',
    keptOf(config),
  ]);
  failed ||= code !== 0;
}
process.exitCode = failed ? 1 : 0;
