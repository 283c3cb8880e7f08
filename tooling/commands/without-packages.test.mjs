import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const scripts = Object.values(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts);
/** Commands that ask for packages to be installed first, instead of installing them. */
const guarded = scripts.filter((script) => script.includes('require-packages.mjs')).join();

/** Commands that install packages, as in a new clone; each with what it is called with. */
const COMMANDS = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs') && !guarded.includes(name))
  .filter((name) =>
    readFileSync(path.join(import.meta.dirname, name), 'utf8').includes('await installPackages('),
  )
  .map((name) => /** @type {const} */ ([name, name === 'assemble.mjs' ? ['folder'] : []]));

/** Stands in for the installation: whoever gets here has loaded nothing that is a package's. */
const INSTALLS = `
  export const PNPM = 'pnpm';
  export const installPackages = () => {
    process.stdout.write('installs');
    process.exit();
  };`;

const clone = mkdtempSync(path.join(tmpdir(), 'tavolina-clone-'));
beforeAll(() => {
  const isOurs = (/** @type {string} */ file) => !file.includes('node_modules');
  for (const name of ['tooling', 'remote-kit', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(clone, name), { recursive: true, filter: isOurs });
  writeFileSync(path.join(clone, 'tooling/lib/install-packages.mjs'), INSTALLS);
});
afterAll(() => rmSync(clone, { recursive: true }));

test('the two commands of a new user are among them', () => {
  const names = COMMANDS.map(([name]) => name);
  // `start.mjs` has `build.mjs` install and build.
  expect(names).toEqual(expect.arrayContaining(['build.mjs', 'test.mjs']));
});

test.each(COMMANDS)('%s comes to the installation in a new clone', (name, options) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`tooling/commands/${name}`, ...options], {
    cwd: clone,
    // The program of jest names folders of packages to all processes.
    env: { ...process.env, NODE_PATH: '' },
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: 'installs', stderr: '' });
});
