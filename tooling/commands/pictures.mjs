import path from 'node:path';
import { ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { runProgram } from '../../remote-kit/lib/run-program.mjs';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { ROOT } from '../lib/paths.mjs';
import { releaseBuilds } from '../lib/release-builds.mjs';

await installPackages();
const parts = await buildAll();
const program = path.join(ROOT, 'e2e/node_modules/.bin/playwright');
const args = ['test', '--config', 'e2e/pictures.config.ts', '--reporter', 'list', ...process.argv.slice(2)];
const { code } = await runProgram(program, args, {
  env: { ...releaseBuilds(parts), CHROMIUM_PATH: await ensureChromium() },
});
say('Pictures: .pictures');
process.exitCode = code;
