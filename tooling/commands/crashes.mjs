import { runCrashes } from '../crashes/run.mjs';
import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';

const ROUNDS = 20;

await installPackages();
await buildAll();
await runCrashes(Number(process.argv[2] ?? ROUNDS));
