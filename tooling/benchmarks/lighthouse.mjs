import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { median } from './median.mjs';
import { pagesOf } from './pages.mjs';

const run = promisify(execFile);

/** The newest version for Node 20. Installed on demand, because nothing else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;

/**
 * Scores of one load, from 0 to 100, by category.
 * @param {string} url
 * @param {string} folder for the report
 * @returns {Promise<Record<string, number>>}
 */
const audit = async (url, folder) => {
  const report = path.join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`;
  const args = ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`, flags];
  await run('npx', args, { env: { ...process.env, CHROME_PATH: await ensureChromium() } });
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  return {
    ...Object.fromEntries(scores),
    LCP: audits['largest-contentful-paint'].numericValue,
    TBT: audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
  };
};

/**
 * Lighthouse's figures for a phone, medians of three loads; LCP and TBT in ms.
 * @param {import('../lib/build-all.mjs').BuiltPart[]} parts
 */
export const benchmarkLighthouse = async (parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(folder, parts);
  try {
    for (const [name, url] of Object.entries(await pagesOf(server.url))) {
      /** @type {Record<string, number>[]} */
      const loads = [];
      for (let round = 0; round < ROUNDS; round += 1) loads.push(await audit(url, folder));
      const figures = Object.keys(loads[0] ?? {}).map((figure) => {
        const value = median(loads.map((load) => load[figure] ?? 0));
        return `${figure} ${figure === 'CLS' ? value.toFixed(3) : value.toFixed(0)}`;
      });
      say(`${name}: ${figures.join(', ')}`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
