import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ROOT } from '../lib/paths.mjs';
import { kitChanges } from './kit-changes.mjs';

/** @typedef {import('./kit-interface.mjs').KitInterface} KitInterface */

/** @type {import('./kit-interface.mjs').CommandShape} */
const RELEASE = {
  demands: ['part', '--reason'],
  takes: ['part'],
  options: { '--reason': 'text', '--dry-run': 'none' },
};
const OWN = { demands: [], takes: [], options: { '--server': 'text' } };
/** @type {KitInterface & { version: string }} */
const RELEASED = {
  version: '1.4.2',
  commands: { '': OWN, release: RELEASE },
  functions: { 'jest/preset.mjs browserPreset': 1 },
  settings: { browserPreset: ['testEnvironment', 'moduleNameMapper'] },
};

/** @param {Partial<KitInterface>} change */
const changesTo = (change) => kitChanges(RELEASED, { ...RELEASED, ...change });
/** @param {object} change of the command `release` */
const releaseWith = (change) =>
  changesTo({ commands: { ...RELEASED.commands, release: { ...RELEASE, ...change } } });

// product.md §641
test.each([
  [
    'a command that is gone',
    changesTo({ commands: { '': OWN } }),
    'The kit no longer has tavolina-remote release.',
  ],
  [
    'an option that is gone',
    releaseWith({ options: { '--reason': 'text' } }),
    'tavolina-remote release no longer has --dry-run.',
  ],
  [
    'an option that wants a value now',
    releaseWith({ options: { ...RELEASE.options, '--dry-run': 'text' } }),
    'tavolina-remote release --dry-run takes its value another way.',
  ],
  [
    'an option that must be there now',
    releaseWith({ demands: [...RELEASE.demands, '--dry-run'] }),
    'tavolina-remote release now demands --dry-run.',
  ],
  [
    'an argument that is gone',
    releaseWith({ takes: [], demands: ['--reason'] }),
    'tavolina-remote release no longer takes part there.',
  ],
  [
    'a function that is gone',
    changesTo({ functions: {} }),
    'The kit no longer has jest/preset.mjs browserPreset.',
  ],
  [
    'a function that demands more',
    changesTo({ functions: { 'jest/preset.mjs browserPreset': 2 } }),
    'jest/preset.mjs browserPreset now demands 2 arguments.',
  ],
  [
    'a key of a configuration that is gone',
    changesTo({ settings: { browserPreset: ['testEnvironment'] } }),
    'browserPreset no longer has the key moduleNameMapper.',
  ],
])('%s breaks a team, and needs a major version', (_, changes, sentence) => {
  expect(changes).toEqual({ breaking: [sentence], least: '2.0.0' });
});

// product.md §641
test.each([
  ['a new command', changesTo({ commands: { ...RELEASED.commands, preview: RELEASE } })],
  ['a new option', releaseWith({ options: { ...RELEASE.options, '--to': 'text' } })],
  ['an argument that need not be there', releaseWith({ takes: ['part', 'more'] })],
  ['an option that may be left out now', releaseWith({ demands: ['part'] })],
  ['a new function', changesTo({ functions: { ...RELEASED.functions, 'jest/preset.mjs nodePreset': 1 } })],
])('%s needs a minor version', (_, changes) => {
  expect(changes).toEqual({ breaking: [], least: '1.5.0' });
});

// product.md §641
test('the kit has the version that its changes since the last release need', async () => {
  /** @param {string} file */
  const readJson = async (file) => JSON.parse(await readFile(path.join(ROOT, 'remote-kit', file), 'utf8'));
  const module = path.join(import.meta.dirname, 'kit-interface.mjs');
  // In a process of its own: the bundler's configuration is no module for jest.
  const current = await runOrThrow(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { kitInterface } from ${JSON.stringify(module)}; process.stdout.write(JSON.stringify(await kitInterface()))`,
  ]);
  const { breaking, least } = kitChanges(await readJson('released/interface.json'), JSON.parse(current));
  const { version } = await readJson('package.json');
  // Else raise the version of remote-kit to the least one, and release it with `npm run contract`.
  expect(semver.gte(version, least) ? [] : [least, ...breaking]).toEqual([]);
});
