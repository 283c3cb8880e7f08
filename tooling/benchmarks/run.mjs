import { buildAll } from '../lib/build-all.mjs';
import { checkSizes } from '../lib/check-sizes.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { benchmarkMenusList } from './menus-list.mjs';

await installPackages();
await checkSizes(await buildAll());
await benchmarkMenusList();
