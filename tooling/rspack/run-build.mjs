import { existsSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Builds one browser package into `dist/<version>/`, unless that version is there already.
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<{ folder: string, isNew: boolean }>}
 * @throws with the compiler's messages when the build fails
 */
export const runBuild = async (config) => {
  const folder = /** @type {string} */ (config.output?.path);
  if (existsSync(path.join(folder, 'platform.json'))) return { folder, isNew: false };
  const stats = await new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return { folder, isNew: true };
};
