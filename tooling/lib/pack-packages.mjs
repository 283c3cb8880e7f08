import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { step } from '../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { buildContract } from './build-all.mjs';
import { PNPM } from './install-packages.mjs';
import { installed, ROOT } from './paths.mjs';

/** What a team needs to have a repository of its own (decision 0089), what others depend on first. */
const PACKAGES = ['shared-api', 'shared-ui', 'remote-kit'];
/** Those whose types are declared beside the sources. The kit is no code of a remote. */
const DECLARED = ['shared-api', 'shared-ui'];

const DECLARATIONS = path.join(ROOT, 'node_modules/.cache/declarations');

/** Writes the types of the shared packages, so that no settings of a team's compiler matter to them. */
const declareTypes = async () => {
  await runOrThrow(installed('tsc'), ['-p', path.join(ROOT, 'tooling/typescript/declarations.json')]);
  for (const name of DECLARED) {
    const types = path.join(ROOT, name, 'dist/types');
    await rm(types, { recursive: true, force: true });
    await cp(path.join(DECLARATIONS, name, 'src'), types, { recursive: true });
  }
};

/**
 * Packs what a team installs, as it goes to a registry: with the versions of the catalogue, and declared types.
 * @param {string} [folder] for the tarballs alone
 * @returns {Promise<string[]>} absolute paths of the tarballs
 */
export const packPackages = (folder = path.join(ROOT, 'dist/packages')) =>
  step('Packages: packing', async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await Promise.all([buildContract(), declareTypes()]);
    for (const name of PACKAGES)
      await runOrThrow('npx', ['-y', PNPM, 'pack', '--pack-destination', folder], {
        cwd: path.join(ROOT, name),
      });
    return (await readdir(folder)).map((file) => path.join(folder, file));
  });
