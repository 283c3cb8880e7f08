import { buildAll } from '../lib/build-all.mjs';
import { checkSizes } from '../lib/check-sizes.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { benchmarkEditor } from './editor.mjs';
import { benchmarkLighthouse } from './lighthouse.mjs';
import { benchmarkMenusList } from './menus-list.mjs';
import { benchmarkPageLoad } from './page-load.mjs';
import { benchmarkRelease } from './release.mjs';

/** Every benchmark by the name it is asked for with: `npm run bench page-load`. Without a name all run. */
const BENCHMARKS = {
  sizes: checkSizes,
  'menus-list': benchmarkMenusList,
  'page-load': benchmarkPageLoad,
  release: benchmarkRelease,
  lighthouse: benchmarkLighthouse,
  editor: benchmarkEditor,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0)
  throw new Error(`No such benchmark: ${unknown}. There are ${Object.keys(BENCHMARKS)}.`);

await installPackages();
const parts = await buildAll();
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (asked.length === 0 || asked.includes(name)) await run(parts);
}
