import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from '../lib/run-program.mjs';
import { packageFacts } from './package-facts.mjs';

/** How many versions of a part stay in its `dist`; published ones are copies, which `gc` removes. */
const KEPT_BUILDS = 4;

/** @param {string} dist */
const forgetOldBuilds = (dist) => {
  const builds = readdirSync(dist).map((name) => path.join(dist, name));
  builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of builds.slice(KEPT_BUILDS)) rmSync(build, { recursive: true, force: true });
};

/**
 * Builds one browser package by its own script, `rspack build`, into `dist/<version>/`, unless that version is there
 * already. The folder appears whole or not at all, so that two commands at once do not meet in a half-written one.
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
    const env = { BUILD_VERSION: version };
    await mustRun('npm', ['run', '--silent', 'build', '--', '--output-path', draft], { cwd: dir, env });
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  forgetOldBuilds(path.dirname(folder));
  return { folder, isNew: true };
};
