import path from 'node:path';
import { buildAll } from '../lib/build-all.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';
import { runProgram } from '../lib/run-program.mjs';

await installPackages();
const parts = await buildAll();
const program = path.join(ROOT, 'e2e/node_modules/.bin/playwright');
const args = ['test', '--config', 'e2e/pictures.config.ts', '--reporter', 'list', ...process.argv.slice(2)];
const { code } = await runProgram(program, args, {
  env: { ...releaseBuilds(parts), CHROMIUM_PATH: await ensureChromium() },
});
say('Pictures: .pictures');
process.exitCode = code;
