import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { runE2e } from '../lib/run-e2e.mjs';

await installPackages();
await buildAll();
const { failed } = await runE2e(process.argv.slice(2));
process.exitCode = failed > 0 ? 1 : 0;
