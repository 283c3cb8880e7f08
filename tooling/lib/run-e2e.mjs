import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { failedStories } from './failed-tests.mjs';
import { ensureNginx } from './nginx.mjs';
import { ROOT } from './paths.mjs';
import { lastBuilds } from './release-builds.mjs';
import { scratchFolder } from './scratch-folder.mjs';
import { ensureStoryBrowsers } from './story-browsers.mjs';

const PLAYWRIGHT = path.join(ROOT, 'e2e/node_modules/.bin/playwright');

/** Where the runner keeps compiled specs for its next run. */
const TRANSFORMED = path.join(ROOT, 'node_modules/.cache/playwright');

/**
 * Runs the stories in a real browser against the built product and counts them.
 * @param {string[]} [args] further arguments of the runner, e.g. one spec
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export const runE2e = async (args = []) => {
  say('\n== Browser stories');
  const scratch = scratchFolder();
  const report = path.join(scratch.folder, 'report.json');
  try {
    const env = {
      ...lastBuilds(),
      ...(await ensureStoryBrowsers()),
      NGINX_PATH: await ensureNginx(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TMPDIR: scratch.folder,
      PWTEST_CACHE_DIR: TRANSFORMED,
    };
    const all = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json', ...args];
    const { code } = await runProgram(PLAYWRIGHT, all, { env });
    const written = JSON.parse(await readFile(report, 'utf8'));
    const { stats } = written;
    // A flaky or skipped story counts as failed.
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return {
      name: 'e2e',
      passed: stats.expected,
      failed: failed || (code === 0 ? 0 : 1),
      failures: failedStories(written),
    };
  } catch (error) {
    say(String(error));
    return { name: 'e2e', passed: 0, failed: 1 };
  } finally {
    scratch.remove();
  }
};
