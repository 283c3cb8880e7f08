import { buildAll } from '../lib/build-all.mjs';
import { installPackages } from '../lib/install-packages.mjs';

await installPackages();
await buildAll();
