import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageFacts } from '../../remote-kit/rspack/package-facts.mjs';
import { runOrThrow } from '../lib/run-program.mjs';

/** Number of versions of a part that stay in `dist`. Published ones are copies, which `gc` deletes. */
const KEPT_BUILDS = 4;

/** @param {string} dist */
const deleteOldBuilds = (dist) => {
  const builds = readdirSync(dist).map((name) => path.join(dist, name));
  builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const build of builds.slice(KEPT_BUILDS)) rmSync(build, { recursive: true, force: true });
};

/**
 * Builds a browser package with its own script, `rspack build`, into `dist/<version>/`, unless it exists.
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
    const env = { BUILD_VERSION: version };
    await runOrThrow('npm', ['run', '--silent', 'build', '--', '--output-path', draft], { cwd: dir, env });
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  deleteOldBuilds(path.dirname(folder));
  return { folder, isNew: true };
};
