import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFacts } from '../rspack/package-facts.mjs';
import { runOrThrow } from './run-program.mjs';

/** Number of versions of a part that stay in `dist`. Published ones are copies, which `gc` deletes. */
const KEPT_BUILDS = 4;

/** @param {string} dist */
const deleteOldBuilds = (dist) => {
  const builds = readdirSync(dist).map((name) => path.join(dist, name));
  builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of builds.slice(KEPT_BUILDS)) rmSync(build, { recursive: true, force: true });
};

/** The bundler's program. Found when it is used: what builds is loaded before packages are installed. */
const rspackProgram = () =>
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')),
    'bin/rspack.js',
  );

/**
 * Builds a browser package by its `rspack.config.mjs` into `dist/<version>/`, unless it exists.
 * The folder appears complete or not at all, so that parallel commands never see half of it.
 * @param {string} dir absolute path of the package
 * @returns {Promise<{ folder: string, isNew: boolean }>}
 * @throws with the compiler's messages when the build fails
 */
export const runBuild = async (dir) => {
  const { version } = packageFacts(dir);
  const folder = path.join(dir, 'dist', version);
  if (existsSync(path.join(folder, 'platform.json'))) return { folder, isNew: false };
  const draft = `${folder}.draft-${process.pid}`;
  try {
    const args = [rspackProgram(), 'build', '-c', 'rspack.config.mjs', '--output-path', draft];
    await runOrThrow(process.execPath, args, { cwd: dir, env: { BUILD_VERSION: version } });
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  deleteOldBuilds(path.dirname(folder));
  return { folder, isNew: true };
};
