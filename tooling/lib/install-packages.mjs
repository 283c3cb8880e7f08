import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say, step } from '../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ROOT } from './paths.mjs';

/** The package manager, in the version that wrote the lockfile. */
export const PNPM = 'pnpm@12.21.0';
const STAMP = path.join(ROOT, 'node_modules', '.tavolina-installed');

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfileHash();

/** Installs what a new workspace needs, and writes it into the lockfile. */
export const addPackages = async () => {
  await step('Packages: adding', () =>
    runOrThrow('npx', ['-y', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
      env: { CI: 'true' },
    }),
  );
  writeFileSync(STAMP, lockfileHash());
};

/** Installs exactly the packages of the lockfile, unless they are there already. */
export const installPackages = async () => {
  if (isInstalled()) return say('Packages: up to date');
  await step('Packages: installing', () =>
    runOrThrow('npx', ['-y', PNPM, 'install', '--frozen-lockfile'], { env: { CI: 'true' } }),
  );
  writeFileSync(STAMP, lockfileHash());
};
