import { spawn } from 'node:child_process';
import { endWithParent } from './end-with-parent.mjs';
import { ROOT } from './paths.mjs';
import { releaseBuilds } from './release-builds.mjs';

/**
 * Starts the built server on any free port, with demo data.
 * @param {string} dataDir where it keeps its data, its database among them
 * @param {readonly { folder: string }[]} parts builds to publish
 * @param {Record<string, string>} [more] further settings
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startServer = (dataDir, parts, more = {}) =>
  new Promise((resolve, reject) => {
    const settings = { DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'on', RATE_LIMITS: 'off', ...more };
    const env = { ...process.env, ...releaseBuilds(parts), ...settings };
    const child = spawn(process.execPath, ['server/dist/bundle/main.js'], { cwd: ROOT, env });
    endWithParent(child);
    const ended = new Promise((done) => child.once('exit', done));
    let said = '';
    ended.then(() => reject(new Error(`The server ended before it was ready:\n${said}`)));
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (!url) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ url, stop });
    });
  });
