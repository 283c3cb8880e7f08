import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

/** How many versions of a part stay in its `dist`; published ones are copies, which `gc` removes. */
const KEPT_BUILDS = 4;

/** @param {import('@rspack/core').Configuration} config */
const compile = async (config) => {
  const compiler = rspack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
};

/** @param {string} dist */
const forgetOldBuilds = (dist) => {
  const builds = readdirSync(dist).map((name) => path.join(dist, name));
  builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of builds.slice(KEPT_BUILDS)) rmSync(build, { recursive: true, force: true });
};

/**
 * Builds one browser package into `dist/<version>/`, unless that version is there already. The folder appears whole or
 * not at all, so that two commands at once do not meet in a half-written one.
 * @param {import('@rspack/core').Configuration} config
 * @param {import('@rspack/core').Configuration} [firstView] what the server draws the package's pages with
 * @returns {Promise<{ folder: string, isNew: boolean }>}
 * @throws with the compiler's messages when the build fails
 */
export const runBuild = async (config, firstView) => {
  const folder = /** @type {string} */ (config.output?.path);
  if (existsSync(path.join(folder, 'platform.json'))) return { folder, isNew: false };
  const draft = `${folder}.draft-${process.pid}`;
  const builds = firstView ? [firstView, config] : [config];
  try {
    for (const build of builds) await compile({ ...build, output: { ...build.output, path: draft } });
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  forgetOldBuilds(path.dirname(folder));
  return { folder, isNew: true };
};
