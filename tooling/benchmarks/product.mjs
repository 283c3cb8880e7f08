import { spawn } from 'node:child_process';
import { ROOT } from '../lib/paths.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';

/**
 * Starts the built server with demo data and a database of its own.
 * @param {string} dataDir
 * @param {readonly { folder: string }[]} parts builds to publish
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startServer = (dataDir, parts) =>
  new Promise((resolve, reject) => {
    const settings = { DATA_DIR: dataDir, PORT: '0', DEMO_DATA: 'on', RATE_LIMITS: 'off' };
    const env = { ...process.env, ...releaseBuilds(parts), ...settings };
    const child = spawn(process.execPath, ['server/dist/app/main.js'], { cwd: ROOT, env });
    const ended = new Promise((done) => child.once('exit', done));
    ended.then(() => reject(new Error('The server ended before it was ready')));
    child.stdout.on('data', (chunk) => {
      const url = /is ready: (\S+)/.exec(String(chunk))?.[1];
      if (!url) return;
      const stop = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ url, stop });
    });
  });

/**
 * Addresses to load, by name. The two servers have databases of their own, so the menu is found by its place.
 * @param {string} url
 * @returns {Promise<Record<string, string>>}
 */
export const pagesOf = async (url) => {
  const { items } = await (await fetch(`${url}/api/menus/?business_name=Oxhaku&limit=1`)).json();
  return {
    home: `${url}/`,
    restaurants: `${url}/restaurants`,
    menu: `${url}/menu/${items[0].id}`,
    login: `${url}/business/login`,
  };
};
