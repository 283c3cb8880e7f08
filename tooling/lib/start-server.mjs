import { releaseBuilds } from './release-builds.mjs';
import { serverProcess } from './server-process.mjs';

/**
 * Starts the built server on any free port, with demo data.
 * @param {string} dataDir where it keeps its data, its database among them
 * @param {readonly { folder: string }[]} parts builds to publish
 * @param {Record<string, string>} [more] further settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startServer = async (dataDir, parts, more = {}) => {
  const { start, end } = serverProcess({
    ...releaseBuilds(parts),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    ...more,
  });
  return { url: await start(), stop: () => end() };
};
